import type { AssessmentReport, BranchFit } from '@dakhila/contract/assessment-report';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { Pdf } from '../documents/index.ts';
import {
  COLOUR,
  columnHeight,
  demandRoom,
  heading,
  LEFT,
  meter,
  paragraph,
  WIDTH,
  writeColumn,
} from './report-pdf-parts.ts';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const LEVELS = { close: 'Close fit', good: 'Good fit', partial: 'Partial fit' } as const;
const STRIP_HEIGHT = 38;
const GAP = 18;
/** There are more reasons than doubts, so they get more room. */
const WHY_WIDTH = 0.64 * (WIDTH - GAP);
const CHANGE_WIDTH = WIDTH - GAP - WHY_WIDTH;
const THIRD = (WIDTH - 24) / 3;

/** The five branches in short, each with a bar as long as its fit. */
export function drawFits(pdf: Pdf, branches: AssessmentReport['branches']): void {
  demandRoom(pdf, 20 + branches.length * 18);
  pdf
    .fillColor(COLOUR.text)
    .font('bold')
    .fontSize(10)
    .text('Branches that come nearest', LEFT, pdf.y, { width: WIDTH });
  pdf.y += 4;
  branches.forEach(({ name, fit }, place) => {
    const top = pdf.y;
    pdf.font('regular').fontSize(10).fillColor(COLOUR.text);
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
export function writeBranches(pdf: Pdf, { branches, prediction }: AssessmentReport): void {
  heading(pdf, 'Five branches that come near');
  const source = prediction
    ? `Chances are from your prediction “${prediction.title}”. ${prediction.dataNote}.`
    : 'There is no prediction yet: with one, the chance of a seat and the cost stand here beside the fit.';
  paragraph(pdf, source, COLOUR.quiet);
  branches.forEach((branch, place) => {
    writeBranch(pdf, branch, place + 1, prediction !== null);
  });
}

function writeBranch(pdf: Pdf, branch: BranchFit, number: number, isPredicted: boolean): void {
  const { name, level, work, why, whatWouldChange, hint, chance } = branch;
  const examples = chance?.examples.map(exampleWords) ?? [];
  const reasons = Math.max(columnHeight(pdf, why, WHY_WIDTH), columnHeight(pdf, whatWouldChange, CHANGE_WIDTH));
  const listed = examples.length === 0 ? 0 : columnHeight(pdf, examples, WIDTH);
  demandRoom(pdf, 48 + STRIP_HEIGHT + reasons + listed + (hint ? 30 : 0));
  pdf.y += 8;
  const top = pdf.y;
  pdf
    .fillColor(COLOUR.quiet)
    .font('regular')
    .fontSize(9)
    .text(LEVELS[level], LEFT, top + 3, { width: WIDTH, align: 'right' });
  pdf
    .fillColor(COLOUR.ink)
    .font('bold')
    .fontSize(12.5)
    .text(`${number}. ${name}`, LEFT, top, { width: WIDTH - 80 });
  pdf.y += 2;
  paragraph(pdf, `The work: ${work}.`, COLOUR.quiet);
  drawFigures(pdf, branch, isPredicted);
  const from = pdf.y;
  const left = writeColumn(pdf, { title: 'Why', lines: why, x: LEFT, y: from, width: WHY_WIDTH });
  const right = writeColumn(pdf, {
    title: 'What would change it',
    lines: whatWouldChange,
    x: LEFT + WHY_WIDTH + GAP,
    y: from,
    width: CHANGE_WIDTH,
  });
  pdf.y = Math.max(left, right) + 4;
  if (hint) paragraph(pdf, hint, COLOUR.quiet);
  if (examples.length === 0) return;
  pdf.y = writeColumn(pdf, {
    title: 'Within reach by the prediction',
    lines: examples,
    x: LEFT,
    y: pdf.y,
    width: WIDTH,
  });
}

/** The strip of three: what is not known is said, never guessed. */
function drawFigures(pdf: Pdf, { fit, chance }: BranchFit, isPredicted: boolean): void {
  const top = pdf.y;
  pdf.roundedRect(LEFT, top, WIDTH, STRIP_HEIGHT, 6).fill(COLOUR.sunken);
  const percent = chance ? shownPercent(chance.best) : null;
  const cells = [
    { words: `Fit ${fit} of 100`, percent: fit },
    { words: chance ? `Best chance ${percent} % (${chance.band})` : chanceless(isPredicted), percent },
    { words: costWords(chance), percent: null },
  ];
  cells.forEach(({ words, percent: share }, place) => {
    const x = LEFT + 12 + place * THIRD;
    pdf
      .fillColor(COLOUR.text)
      .font('bold')
      .fontSize(9.5)
      .text(words, x, top + 7, { width: THIRD - 12 });
    if (share !== null) meter(pdf, { x, y: top + 24, width: THIRD - 30, percent: share });
  });
  pdf.y = top + STRIP_HEIGHT + 8;
}

const chanceless = (isPredicted: boolean) => (isPredicted ? 'Not among the latest results' : 'No prediction yet');

function costWords(chance: BranchFit['chance']): string {
  if (chance === null) return '';
  const { feeLowRupees, feeHighRupees } = chance;
  if (feeLowRupees === null || feeHighRupees === null) return 'No fees published in our data';
  return `${[...new Set([feeLowRupees, feeHighRupees])].map((fee) => money.format(fee)).join(' to ')} a year`;
}

type Example = NonNullable<BranchFit['chance']>['examples'][number];
function exampleWords({ collegeName, programme, chance, feeRupees, feeYear }: Example): string {
  const fee = feeRupees === null ? '' : `, ${money.format(feeRupees)} a year${feeYear ? ` (${feeYear})` : ''}`;
  return `${programme}, ${collegeName}: ${shownPercent(chance)} %${fee}`;
}
