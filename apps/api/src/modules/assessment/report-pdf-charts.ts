import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { fill } from '@dakhila/domain/language/fill';
import { LEFT, type Pdf, style } from '../../documents/index.ts';
import { COLOUR, ensureSpace, type ReportPdfTexts, WIDTH } from './report-pdf-parts.ts';

const RADIUS = 82;
const RINGS = [25, 50, 75, 100] as const;

/** Holland's hexagon with the six interests, and their names and figures around it. */
export function drawHexagon(pdf: Pdf, { scales }: AssessmentReport['interests'], texts: ReportPdfTexts): void {
  ensureSpace(pdf, 2 * RADIUS + 70);
  const centre = { x: LEFT + WIDTH / 2, y: pdf.y + RADIUS + 30 };
  const point = (place: number, percent: number): [number, number] => {
    const angle = (Math.PI / 3) * place - Math.PI / 2;
    const distance = (RADIUS * percent) / 100;
    return [centre.x + distance * Math.cos(angle), centre.y + distance * Math.sin(angle)];
  };
  for (const ring of RINGS) {
    pdf
      .polygon(...scales.map((_, place) => point(place, ring)))
      .lineWidth(0.5)
      .stroke(COLOUR.line);
  }
  pdf
    .polygon(...scales.map(({ percent }, place) => point(place, Math.max(percent, 3))))
    .lineWidth(1.5)
    .fillOpacity(0.18)
    .fillAndStroke(COLOUR.ink, COLOUR.ink)
    .fillOpacity(1);
  scales.forEach(({ name, percent }, place) => {
    const [x, y] = point(place, 118);
    const label = { width: 120, align: 'center' } as const;
    const at = x + (place === 1 || place === 2 ? 46 : place === 4 || place === 5 ? -46 : 0) - 60;
    style(pdf, COLOUR.text, 'bold', 9).text(name, at, y - 11, label);
    pdf.fillColor(COLOUR.quiet).font('regular').text(fill(texts.ofHundred, { percent }), at, y, label);
  });
  pdf.y = centre.y + RADIUS + 40;
}

type Bar = { name: string; t: number; tLow: number; tHigh: number; lowEnd?: string; highEnd?: string };
const BAR_LEFT = LEFT + 190;
const BAR_WIDTH = WIDTH - 190 - 40;
const T_LOWEST = 20;
const T_HIGHEST = 80;

/** Scores as a dot in the band of their standard error, on the scale of the norms. */
export function drawBars(pdf: Pdf, bars: readonly Bar[]): void {
  const at = (t: number) => BAR_LEFT + (BAR_WIDTH * (t - T_LOWEST)) / (T_HIGHEST - T_LOWEST);
  for (const { name, t, tLow, tHigh, lowEnd, highEnd } of bars) {
    ensureSpace(pdf, 32);
    const top = pdf.y;
    style(pdf, COLOUR.text, 'bold', 9.5).text(name, LEFT, top, { width: 182 });
    if (lowEnd && highEnd)
      style(pdf, COLOUR.quiet, 'regular', 7.5).text(`${lowEnd} – ${highEnd}`, LEFT, top + 13, {
        width: 190,
        lineBreak: false,
      });
    pdf.roundedRect(BAR_LEFT, top + 4, BAR_WIDTH, 8, 4).fill('#efece4');
    pdf.roundedRect(at(tLow), top + 4, Math.max(8, at(tHigh) - at(tLow)), 8, 4).fill(COLOUR.band);
    pdf
      .moveTo(at(50), top + 1)
      .lineTo(at(50), top + 15)
      .lineWidth(0.8)
      .stroke(COLOUR.quiet);
    pdf.circle(at(t), top + 8, 4.5).fill(COLOUR.ink);
    style(pdf, COLOUR.text, 'bold', 9.5).text(String(t), BAR_LEFT + BAR_WIDTH + 10, top + 1, { width: 30 });
    pdf.y = top + (lowEnd ? 34 : 22);
  }
  pdf.y += 2;
}

/** The legend of the bars. */
export function explainBars(pdf: Pdf, { bars }: ReportPdfTexts): void {
  style(pdf, COLOUR.quiet, 'regular', 8);
  pdf.text(bars, LEFT, pdf.y, { width: WIDTH });
  pdf.y += 6;
}

/** Work values, most wanted first: a dot for each time one was chosen. */
export function drawValues(pdf: Pdf, values: AssessmentReport['values']): void {
  for (const { name, wins, of, text } of values) {
    ensureSpace(pdf, 18);
    const top = pdf.y;
    style(pdf, COLOUR.text, 'bold', 9.5).text(name, LEFT, top, { width: 110 });
    for (let place = 0; place < of; place += 1) {
      const dot = pdf.circle(LEFT + 124 + place * 12, top + 7, 3.6).lineWidth(0.8);
      if (place < wins) dot.fillAndStroke(COLOUR.ink, COLOUR.ink);
      else dot.stroke(COLOUR.quiet);
    }
    style(pdf, COLOUR.quiet, 'regular', 9.5).text(text, BAR_LEFT, top, { width: WIDTH - 190 });
    pdf.y = top + 18;
  }
  pdf.y += 4;
}

/** The reliability of the scales, in two columns. */
export function drawReliability(
  pdf: Pdf,
  rows: AssessmentReport['howMade']['reliability'],
  { reliability: texts }: ReportPdfTexts,
): void {
  const half = Math.ceil(rows.length / 2);
  ensureSpace(pdf, 24 + half * 14);
  const top = pdf.y;
  const width = (WIDTH - 24) / 2;
  rows.forEach(({ scale, alpha, omega, standardErrorT }, place) => {
    const x = LEFT + (place < half ? 0 : width + 24);
    const y = top + (place % half) * 14;
    const figures = [
      `${texts.alpha} ${alpha.toFixed(2)}`,
      omega !== null && `${texts.omega} ${omega.toFixed(2)}`,
      `${texts.error} ${standardErrorT.toFixed(1)}`,
    ];
    style(pdf, COLOUR.text, 'regular', 8.5).text(scale, x, y, { width: width - 100, lineBreak: false, ellipsis: true });
    pdf
      .fillColor(COLOUR.quiet)
      .text(figures.filter(Boolean).join('  '), x, y, { width, align: 'right', lineBreak: false });
  });
  pdf.y = top + half * 14 + 6;
}
