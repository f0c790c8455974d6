import type { AssessmentReport, BranchFit } from '@dakhila/contract/assessment-report';
import { fill } from '@dakhila/domain/language/fill';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import { LEFT, type Pdf, style } from '../../documents/index.ts';
import {
  COLOUR,
  columnHeight,
  ensureSpace,
  heading,
  meter,
  paragraph,
  type ReportPdfTexts,
  WIDTH,
  writeColumn,
} from './report-pdf-parts.ts';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const STRIP_HEIGHT = 38;
const GAP = 18;
/** There are more reasons than doubts, so their column is wider. */
const WHY_WIDTH = 0.64 * (WIDTH - GAP);
const CHANGE_WIDTH = WIDTH - GAP - WHY_WIDTH;
const THIRD = (WIDTH - 24) / 3;

/** The five branches, each with a bar for its fit. */
export function drawFits(pdf: Pdf, branches: AssessmentReport['branches'], texts: ReportPdfTexts): void {
  ensureSpace(pdf, 20 + branches.length * 18);
  style(pdf, COLOUR.text, 'bold', 10).text(texts.nearest, LEFT, pdf.y, { width: WIDTH });
  pdf.y += 4;
  branches.forEach(({ name, fit }, place) => {
    const top = pdf.y;
    style(pdf, COLOUR.text, 'regular', 10);
    pdf.text(`${place + 1}. ${name}`, LEFT, top, { width: 290, lineBreak: false, ellipsis: true });
    meter(pdf, { x: LEFT + 300, y: top + 5, width: WIDTH - 340, percent: fit });
    pdf
      .font('bold')
      .fillColor(COLOUR.text)
      .text(String(Math.round(fit)), LEFT + WIDTH - 30, top, { width: 30, align: 'right' });
    pdf.y = top + 18;
  });
  pdf.y += 6;
}

/** Each branch with fit beside chance beside cost, the reasons, and what would change it. */
export function writeBranches(pdf: Pdf, { branches, prediction }: AssessmentReport, texts: ReportPdfTexts): void {
  heading(pdf, texts.headings.branches);
  paragraph(pdf, prediction ? sourceOf(prediction, texts) : texts.noPrediction, COLOUR.quiet);
  branches.forEach((branch, place) => {
    writeBranch(pdf, branch, { number: place + 1, isPredicted: prediction !== null, texts });
  });
}

type Prediction = NonNullable<AssessmentReport['prediction']>;
const sourceOf = ({ title, dataNote }: Prediction, texts: ReportPdfTexts) => fill(texts.source, { title, dataNote });

type How = { number: number; isPredicted: boolean; texts: ReportPdfTexts };
function writeBranch(pdf: Pdf, branch: BranchFit, { number, isPredicted, texts }: How): void {
  const { name, level, work, why, whatWouldChange, hint, chance } = branch;
  const examples = chance?.examples.map((example) => exampleLabel(example, texts)) ?? [];
  const reasons = Math.max(columnHeight(pdf, why, WHY_WIDTH), columnHeight(pdf, whatWouldChange, CHANGE_WIDTH));
  const listed = examples.length === 0 ? 0 : columnHeight(pdf, examples, WIDTH);
  ensureSpace(pdf, 48 + STRIP_HEIGHT + reasons + listed + (hint ? 30 : 0));
  pdf.y += 8;
  const top = pdf.y;
  style(pdf, COLOUR.quiet, 'regular', 9).text(texts.levels[level], LEFT, top + 3, { width: WIDTH, align: 'right' });
  style(pdf, COLOUR.ink, 'bold', 12.5).text(`${number}. ${name}`, LEFT, top, { width: WIDTH - 80 });
  pdf.y += 2;
  paragraph(pdf, fill(texts.work, { work }), COLOUR.quiet);
  drawFigures(pdf, branch, { isPredicted, texts });
  const from = pdf.y;
  const left = writeColumn(pdf, { title: texts.why, lines: why, x: LEFT, y: from, width: WHY_WIDTH });
  const right = writeColumn(pdf, {
    title: texts.change,
    lines: whatWouldChange,
    x: LEFT + WHY_WIDTH + GAP,
    y: from,
    width: CHANGE_WIDTH,
  });
  pdf.y = Math.max(left, right) + 4;
  if (hint) paragraph(pdf, hint, COLOUR.quiet);
  if (examples.length === 0) return;
  pdf.y = writeColumn(pdf, {
    title: texts.inReach,
    lines: examples,
    x: LEFT,
    y: pdf.y,
    width: WIDTH,
  });
}

/** The three figures of a branch. An unknown one is named as unknown. */
function drawFigures(
  pdf: Pdf,
  { fit, fitLow, fitHigh, chance }: BranchFit,
  { isPredicted, texts }: Omit<How, 'number'>,
): void {
  const top = pdf.y;
  pdf.roundedRect(LEFT, top, WIDTH, STRIP_HEIGHT, 6).fill(COLOUR.sunken);
  const percent = chance ? shownPercent(chance.best) : null;
  const cells = [
    { label: fill(texts.fit, { fit, low: fitLow, high: fitHigh }), percent: fit },
    { label: chanceLabel(chance, { isPredicted, texts }), percent },
    { label: costLabel(chance, texts), percent: null },
  ];
  cells.forEach(({ label, percent: share }, place) => {
    const x = LEFT + 12 + place * THIRD;
    style(pdf, COLOUR.text, 'bold', 9.5).text(label, x, top + 7, { width: THIRD - 12 });
    if (share !== null) meter(pdf, { x, y: top + 24, width: THIRD - 30, percent: share });
  });
  pdf.y = top + STRIP_HEIGHT + 8;
}

function chanceLabel(chance: BranchFit['chance'], { isPredicted, texts }: Omit<How, 'number'>): string {
  if (chance === null) return isPredicted ? texts.notAmong : texts.notYet;
  return fill(texts.bestChance, { percent: shownPercent(chance.best), band: texts.bands[chance.band] });
}

function costLabel(chance: BranchFit['chance'], texts: ReportPdfTexts): string {
  if (chance === null) return '';
  const { feeLowRupees, feeHighRupees } = chance;
  if (feeLowRupees === null || feeHighRupees === null) return texts.noFees;
  if (feeLowRupees === feeHighRupees) return fill(texts.fee, { amount: money.format(feeLowRupees) });
  return fill(texts.feeRange, { low: money.format(feeLowRupees), high: money.format(feeHighRupees) });
}

type Example = NonNullable<BranchFit['chance']>['examples'][number];
function exampleLabel({ collegeName, programme, chance, feeRupees, feeYear }: Example, texts: ReportPdfTexts): string {
  const place = `${programme}, ${collegeName}: ${shownPercent(chance)}%`;
  if (feeRupees === null) return place;
  const amount = money.format(feeRupees);
  return `${place}, ${feeYear ? fill(texts.feeOfYear, { amount, year: feeYear }) : fill(texts.fee, { amount })}`;
}
