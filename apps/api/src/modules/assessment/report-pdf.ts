import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { PAGE, type Pdf, renderPdf } from '../documents/index.ts';
import { drawFits, writeBranches } from './report-pdf-branches.ts';
import { drawBars, drawHexagon, drawReliability, drawValues, explainBars } from './report-pdf-charts.ts';
import { COLOUR, heading, LEFT, list, note, numberPages, paragraph, WIDTH } from './report-pdf-parts.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

export type Printed = { brand: string; validity: Validity; report: AssessmentReport };

/** The report on paper: a page to begin with, then the parts, a page for parents, and how it was made. */
export function renderReport({ brand, validity, report }: Printed): Promise<Buffer> {
  const completedAt = new Date(report.completedAt);
  return renderPdf({ title: 'Assessment report', author: brand, createdAt: completedAt }, (pdf) => {
    numberPages(pdf, `${brand} · ${report.firstName}’s assessment report`);
    writeSummary(pdf, { brand, validity, report });
    pdf.addPage();
    writeProfile(pdf, report);
    pdf.addPage();
    writeMeaning(pdf, report);
    pdf.addPage();
    writeBranches(pdf, report);
    heading(pdf, 'Questions to bring to a counsellor');
    list(pdf, report.questions);
    pdf.addPage();
    writeParents(pdf, report);
    pdf.addPage();
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
  drawFits(pdf, report.branches);
  note(pdf, validity.title, validity.text);
  note(pdf, norms.name, norms.text);
}

function writeProfile(pdf: Pdf, { interests, personality, values, aptitude }: AssessmentReport) {
  heading(pdf, 'What you like doing');
  drawBars(pdf, interests.scales);
  heading(pdf, 'How you describe yourself');
  drawBars(pdf, personality);
  heading(pdf, 'What you want from work');
  drawValues(pdf, values);
  heading(pdf, 'The timed parts');
  paragraph(pdf, aptitude.text, COLOUR.quiet);
  drawBars(
    pdf,
    aptitude.scales.map((scale) => ({ ...scale, name: `${scale.name} (${scale.right} of ${scale.of})` })),
  );
  explainBars(pdf);
}

function writeMeaning(pdf: Pdf, { meaning, strengths, watchOuts }: AssessmentReport) {
  heading(pdf, 'What it means');
  for (const { title, text } of meaning) note(pdf, title, text);
  heading(pdf, 'What you can build on');
  for (const { title, text } of strengths) note(pdf, title, text);
  heading(pdf, 'What to keep an eye on');
  for (const { title, text } of watchOuts) note(pdf, title, text);
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
  note(pdf, 'What it cannot do', '');
  list(pdf, howMade.limits);
  note(pdf, `${norms.name} · questions of version ${instrumentVersion}`, norms.text);
  note(
    pdf,
    'Reliability of the scales',
    'Alpha and omega near 1 are steady; the error is one standard error of the T score.',
  );
  drawReliability(pdf, howMade.reliability);
}
