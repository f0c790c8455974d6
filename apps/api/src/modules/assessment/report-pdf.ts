import type { AssessmentReport, BranchFit, Validity } from '@dakhila/contract/assessment-report';
import { PAGE, type Pdf, renderPdf } from '../documents/index.ts';
import { drawBars, drawHexagon } from './report-pdf-charts.ts';
import { COLOUR, demandRoom, heading, LEFT, list, note, paragraph, WIDTH } from './report-pdf-parts.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

export type Printed = { brand: string; validity: Validity; report: AssessmentReport };

/** The report on paper: a page to begin with, then the parts, a page for parents, and how it was made. */
export function renderReport({ brand, validity, report }: Printed): Promise<Buffer> {
  const completedAt = new Date(report.completedAt);
  return renderPdf({ title: 'Assessment report', author: brand, createdAt: completedAt }, (pdf) => {
    writeSummary(pdf, { brand, validity, report });
    pdf.addPage();
    writeProfile(pdf, report);
    writeMeaning(pdf, report);
    pdf.addPage();
    writeBranches(pdf, report);
    heading(pdf, 'Questions to bring to a counsellor');
    list(pdf, report.questions);
    pdf.addPage();
    writeParents(pdf, report);
    writeHowMade(pdf, report);
  });
}

function writeSummary(pdf: Pdf, { brand, validity, report }: Printed) {
  const { summary, firstName, completedAt, norms } = report;
  pdf.rect(0, 0, PAGE.width, 6).fill(COLOUR.accent);
  pdf.fillColor(COLOUR.quiet).font('regular').fontSize(10).text(brand, LEFT, 40);
  pdf
    .fillColor(COLOUR.ink)
    .font('bold')
    .fontSize(22)
    .text(`${firstName}’s assessment report`, LEFT, 56, { width: WIDTH });
  paragraph(pdf, day.format(new Date(completedAt)), COLOUR.quiet);
  pdf.moveDown(0.5).fillColor(COLOUR.text).font('bold').fontSize(13).text(summary.headline, { width: WIDTH });
  pdf.moveDown(0.4);
  for (const text of summary.paragraphs) paragraph(pdf, text);
  drawHexagon(pdf, report.interests);
  note(pdf, 'Branches that come nearest', summary.branches.map((name, place) => `${place + 1}. ${name}`).join('\n'));
  note(pdf, validity.title, validity.text);
  note(pdf, norms.name, norms.text);
}

function writeProfile(pdf: Pdf, { interests, personality, values, aptitude }: AssessmentReport) {
  heading(pdf, 'What you like doing');
  drawBars(pdf, interests.scales);
  heading(pdf, 'How you describe yourself');
  drawBars(pdf, personality);
  heading(pdf, 'What you want from work');
  list(
    pdf,
    values.map(({ name, wins, of, text }) => `${name}: chosen ${wins} times of ${of}. ${text}`),
  );
  heading(pdf, 'The timed parts');
  drawBars(
    pdf,
    aptitude.scales.map((scale) => ({ ...scale, name: `${scale.name} (${scale.right} of ${scale.of})` })),
  );
  paragraph(pdf, aptitude.text, COLOUR.quiet);
}

function writeMeaning(pdf: Pdf, { meaning, strengths, watchOuts }: AssessmentReport) {
  heading(pdf, 'What it means');
  for (const { title, text } of meaning) note(pdf, title, text);
  heading(pdf, 'What you can build on');
  for (const { title, text } of strengths) note(pdf, title, text);
  heading(pdf, 'What to keep an eye on');
  for (const { title, text } of watchOuts) note(pdf, title, text);
}

function writeBranches(pdf: Pdf, { branches, prediction }: AssessmentReport) {
  heading(pdf, 'Five branches that come near');
  const source = prediction
    ? `Chances are from your prediction “${prediction.title}”. ${prediction.dataNote}.`
    : 'There is no prediction yet: with one, the chance of a seat and the cost stand here beside the fit.';
  paragraph(pdf, source, COLOUR.quiet);
  for (const branch of branches) writeBranch(pdf, branch, prediction !== null);
}

function writeBranch(pdf: Pdf, branch: BranchFit, isPredicted: boolean) {
  const { name, fit, work, why, whatWouldChange, hint, chance } = branch;
  demandRoom(pdf, 120);
  pdf.moveDown(0.5).fillColor(COLOUR.ink).font('bold').fontSize(12).text(name, LEFT, pdf.y, { width: WIDTH });
  paragraph(pdf, [`Fit ${fit} of 100`, ...(isPredicted ? [chanceWords(chance)] : [])].join(' · '), COLOUR.quiet);
  paragraph(pdf, `The work: ${work}.`);
  note(pdf, 'Why', why.join(' '));
  note(pdf, 'What would change it', whatWouldChange.join(' '));
  if (hint) paragraph(pdf, hint, COLOUR.quiet);
  if (chance) list(pdf, chance.examples.map(exampleWords));
}

function chanceWords(chance: BranchFit['chance']): string {
  if (chance === null) return 'not within reach of this prediction';
  const { best, band, feeLowRupees, feeHighRupees } = chance;
  const cost =
    feeLowRupees === null || feeHighRupees === null
      ? 'no fees published in our data'
      : `${[...new Set([feeLowRupees, feeHighRupees])].map((fee) => money.format(fee)).join(' to ')} a year`;
  return `best chance ${Math.round(best * 100)} % (${band}) · ${cost}`;
}

type Example = NonNullable<BranchFit['chance']>['examples'][number];
function exampleWords({ collegeName, programme, chance, feeRupees, feeYear }: Example): string {
  const fee = feeRupees === null ? '' : `, ${money.format(feeRupees)} a year${feeYear ? ` (${feeYear})` : ''}`;
  return `${programme}, ${collegeName}: ${Math.round(chance * 100)} %${fee}`;
}

function writeParents(pdf: Pdf, { parents }: AssessmentReport) {
  heading(pdf, 'A page for parents');
  for (const text of parents.paragraphs) paragraph(pdf, text);
  note(pdf, 'What helps', '');
  list(pdf, parents.help);
  note(pdf, 'What does not', '');
  list(pdf, parents.avoid);
}

function writeHowMade(pdf: Pdf, { howMade, norms, instrumentVersion }: AssessmentReport) {
  heading(pdf, 'How this was made, and its limits');
  for (const { title, text } of howMade.paragraphs) note(pdf, title, text);
  list(pdf, howMade.limits);
  note(pdf, `${norms.name} · questions of version ${instrumentVersion}`, norms.text);
  const words = howMade.reliability.map(
    ({ scale, alpha, omega, standardErrorT }) =>
      `${scale}: alpha ${alpha}${omega === null ? '' : `, omega ${omega}`}, standard error ${standardErrorT}`,
  );
  paragraph(pdf, `Reliability of the scales. ${words.join('; ')}.`, COLOUR.quiet);
}
