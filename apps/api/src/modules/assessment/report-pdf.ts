import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { fill } from '@dakhila/domain/language/fill';
import type { Language } from '@dakhila/domain/language/languages';
import { drawTopStrip, LEFT, numberPages, type Pdf, paperDay, renderPdf, style } from '../../documents/index.ts';
import { drawFits, writeBranches } from './report-pdf-branches.ts';
import { drawBars, drawHexagon, drawReliability, drawValues, explainBars } from './report-pdf-charts.ts';
import {
  COLOUR,
  heading,
  list,
  note,
  paragraph,
  REPORT_PDF_TEXTS,
  type ReportPdfTexts,
  WIDTH,
} from './report-pdf-parts.ts';

export type Printed = { brand: string; validity: Validity; report: AssessmentReport; language: Language };

/** The report as a PDF: a summary, then the parts, a page for parents, and how it was made. It runs in a worker thread. */
export default function renderReport(printed: Printed): Promise<Buffer> {
  const { brand, report, language } = printed;
  const texts = REPORT_PDF_TEXTS[language];
  const createdAt = new Date(report.completedAt);
  return renderPdf({ title: texts.file, author: brand, createdAt, language }, (pdf) => {
    numberPages(pdf, `${brand} · ${fill(texts.title, { firstName: report.firstName })}`);
    writeSummary(pdf, printed, texts);
    pdf.addPage();
    writeProfile(pdf, report, texts);
    pdf.addPage();
    writeMeaning(pdf, report, texts);
    pdf.addPage();
    writeBranches(pdf, report, texts);
    heading(pdf, texts.headings.questions);
    list(pdf, report.questions);
    pdf.addPage();
    writeParents(pdf, report, texts);
    pdf.addPage();
    writeHowMade(pdf, report, texts);
  });
}

function writeSummary(pdf: Pdf, { brand, validity, report, language }: Printed, texts: ReportPdfTexts) {
  const { summary, firstName, completedAt, norms } = report;
  drawTopStrip(pdf);
  style(pdf, COLOUR.quiet, 'regular', 10).text(brand, LEFT, 40);
  style(pdf, COLOUR.ink, 'bold', 22).text(fill(texts.title, { firstName }), LEFT, 56, { width: WIDTH });
  paragraph(pdf, paperDay(language, new Date(completedAt)), COLOUR.quiet);
  pdf.moveDown(0.5).fillColor(COLOUR.text).font('bold').fontSize(13).text(summary.headline, { width: WIDTH });
  pdf.moveDown(0.4);
  for (const text of summary.paragraphs) paragraph(pdf, text);
  drawHexagon(pdf, report.interests, texts);
  drawFits(pdf, report.branches, texts);
  note(pdf, validity.title, validity.text);
  note(pdf, norms.name, norms.text);
}

function writeProfile(pdf: Pdf, { interests, personality, values, aptitude }: AssessmentReport, texts: ReportPdfTexts) {
  const { headings } = texts;
  heading(pdf, headings.liking);
  drawBars(pdf, interests.scales);
  heading(pdf, headings.self);
  drawBars(pdf, personality);
  heading(pdf, headings.wants);
  drawValues(pdf, values);
  heading(pdf, headings.timed);
  paragraph(pdf, aptitude.text, COLOUR.quiet);
  drawBars(
    pdf,
    aptitude.scales.map((scale) => ({
      ...scale,
      name: fill(texts.rightOf, { name: scale.name, right: scale.right, of: scale.of }),
    })),
  );
  explainBars(pdf, texts);
}

function writeMeaning(pdf: Pdf, { meaning, strengths, watchOuts }: AssessmentReport, { headings }: ReportPdfTexts) {
  heading(pdf, headings.meaning);
  for (const { title, text } of meaning) note(pdf, title, text);
  heading(pdf, headings.strengths);
  for (const { title, text } of strengths) note(pdf, title, text);
  heading(pdf, headings.watchOuts);
  for (const { title, text } of watchOuts) note(pdf, title, text);
}

function writeParents(pdf: Pdf, { parents }: AssessmentReport, texts: ReportPdfTexts) {
  heading(pdf, texts.headings.parents);
  for (const text of parents.paragraphs) paragraph(pdf, text);
  note(pdf, texts.helps, '');
  list(pdf, parents.help);
  note(pdf, texts.doesNot, '');
  list(pdf, parents.avoid);
}

function writeHowMade(pdf: Pdf, { howMade, norms, instrumentVersion }: AssessmentReport, texts: ReportPdfTexts) {
  heading(pdf, texts.headings.howMade);
  for (const { title, text } of howMade.paragraphs) note(pdf, title, text);
  note(pdf, texts.cannot, '');
  list(pdf, howMade.limits);
  note(pdf, fill(texts.version, { norms: norms.name, version: instrumentVersion }), norms.text);
  note(pdf, texts.reliability.title, howMade.assumption ?? texts.reliability.text);
  if (howMade.assumption === null) drawReliability(pdf, howMade.reliability, texts);
}
