import type { BranchFit } from '@dakhila/contract/assessment-report';
import type { Language } from '@dakhila/domain/language/languages';
import { COLOURS, LEFT, PAGE, type Pdf, style } from '../../documents/index.ts';
import en from './data/en.json' with { type: 'json' };
import hi from './data/hi.json' with { type: 'json' };
import mr from './data/mr.json' with { type: 'json' };

export const COLOUR = {
  ...COLOURS,
  text: '#1d2433',
  band: '#c9d4ee',
  sunken: '#f6f3ec',
  track: '#e6e2d8',
};
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 8;

/** Starts a new page when fewer points than this are left. */
export function ensureSpace(pdf: Pdf, points: number): void {
  if (pdf.y + points > BOTTOM) pdf.addPage();
}

export function heading(pdf: Pdf, text: string): void {
  ensureSpace(pdf, 90);
  pdf.moveDown(0.8).fillColor(COLOUR.ink).font('bold').fontSize(14).text(text, LEFT, pdf.y, { width: WIDTH });
  pdf.rect(LEFT, pdf.y + 2, 28, 2).fill(COLOUR.accent);
  pdf.y += 10;
}

export function paragraph(pdf: Pdf, text: string, colour = COLOUR.text): void {
  const words = pdf.font('regular').fontSize(10);
  ensureSpace(pdf, words.heightOfString(text, { width: WIDTH }));
  words.fillColor(colour).text(text, LEFT, pdf.y, { width: WIDTH, lineGap: 1.5 });
  pdf.y += 5;
}

/** A bold beginning with its text below. */
export function note(pdf: Pdf, title: string, text: string): void {
  pdf.font('regular').fontSize(10);
  ensureSpace(pdf, 16 + pdf.heightOfString(text, { width: WIDTH }));
  style(pdf, COLOUR.text, 'bold', 10).text(title, LEFT, pdf.y, { width: WIDTH });
  paragraph(pdf, text);
}

export function list(pdf: Pdf, lines: readonly string[]): void {
  for (const line of lines) {
    pdf.font('regular').fontSize(10);
    ensureSpace(pdf, pdf.heightOfString(line, { width: WIDTH - 14 }));
    const top = pdf.y;
    pdf.circle(LEFT + 4, top + 7, 1.8).fill(COLOUR.accent);
    pdf.fillColor(COLOUR.text).text(line, LEFT + 14, top, { width: WIDTH - 14, lineGap: 1.5 });
    pdf.y += 3;
  }
  pdf.y += 3;
}

/** A bar for a percentage. */
export function meter(
  pdf: Pdf,
  { x, y, width, percent }: { x: number; y: number; width: number; percent: number },
): void {
  const share = Math.max(0, Math.min(100, percent)) / 100;
  pdf.roundedRect(x, y, width, 5, 2.5).fill(COLOUR.track);
  if (share > 0) pdf.roundedRect(x, y, Math.max(5, width * share), 5, 2.5).fill(COLOUR.ink);
}

const COLUMN_TEXT = { size: 9.5, lineGap: 0, indent: 10, between: 2, title: 15 };

/** The height that `writeColumn` will need. */
export function columnHeight(pdf: Pdf, lines: readonly string[], width: number): number {
  pdf.font('regular').fontSize(COLUMN_TEXT.size);
  const heights = lines.map((line) =>
    pdf.heightOfString(line, { width: width - COLUMN_TEXT.indent, lineGap: COLUMN_TEXT.lineGap }),
  );
  return heights.reduce((sum, height) => sum + height + COLUMN_TEXT.between, COLUMN_TEXT.title);
}

type Column = { title: string; lines: readonly string[]; x: number; y: number; width: number };

/** A titled list in a column; returns the y where it ends. */
export function writeColumn(pdf: Pdf, { title, lines, x, y, width }: Column): number {
  style(pdf, COLOUR.text, 'bold', 10).text(title, x, y, { width });
  pdf.font('regular').fontSize(COLUMN_TEXT.size);
  pdf.y = y + COLUMN_TEXT.title;
  for (const line of lines) {
    const top = pdf.y;
    pdf.circle(x + 3, top + 7, 1.5).fill(COLOUR.accent);
    pdf.fillColor(COLOUR.text);
    pdf.text(line, x + COLUMN_TEXT.indent, top, { width: width - COLUMN_TEXT.indent, lineGap: COLUMN_TEXT.lineGap });
    pdf.y += COLUMN_TEXT.between;
  }
  return pdf.y;
}

type Chance = NonNullable<BranchFit['chance']>;

/** What only the PDF of a report says, in one language; the rest it takes from the report. */
export type ReportPdfTexts = {
  /** The name of the file in its properties, and the title with whose it is. */
  file: string;
  title: string;
  headings: {
    liking: string;
    self: string;
    wants: string;
    timed: string;
    meaning: string;
    strengths: string;
    watchOuts: string;
    branches: string;
    questions: string;
    parents: string;
    howMade: string;
  };
  nearest: string;
  ofHundred: string;
  rightOf: string;
  bars: string;
  source: string;
  noPrediction: string;
  levels: Readonly<Record<BranchFit['level'], string>>;
  work: string;
  why: string;
  change: string;
  inReach: string;
  fit: string;
  bestChance: string;
  bands: Readonly<Record<Chance['band'], string>>;
  notAmong: string;
  notYet: string;
  noFees: string;
  fee: string;
  feeOfYear: string;
  feeRange: string;
  helps: string;
  doesNot: string;
  cannot: string;
  version: string;
  reliability: { title: string; text: string; alpha: string; omega: string; error: string };
};

export const REPORT_PDF_TEXTS: Readonly<Record<Language, ReportPdfTexts>> = { en, hi, mr };
