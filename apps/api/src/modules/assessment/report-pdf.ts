import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import type { Language } from '@dakhila/domain/language/languages';
import { PAGE, type Pdf, paperDay, renderPdf } from '../../documents/index.ts';
import { PAPER_WORDS, type PaperWords } from './paper-words/index.ts';
import { drawFits, writeBranches } from './report-pdf-branches.ts';
import { drawBars, drawHexagon, drawReliability, drawValues, explainBars } from './report-pdf-charts.ts';
import { COLOUR, heading, LEFT, list, note, numberPages, paragraph, WIDTH } from './report-pdf-parts.ts';

export type Printed = { brand: string; validity: Validity; report: AssessmentReport; language: Language };

/** The report on paper: a page to begin with, then the parts, a page for parents, and how it was made. */
export function renderReport(printed: Printed): Promise<Buffer> {
  const { brand, report, language } = printed;
  const words = PAPER_WORDS[language];
  const createdAt = new Date(report.completedAt);
  return renderPdf({ title: words.file, author: brand, createdAt, language }, (pdf) => {
    numberPages(pdf, `${brand} · ${words.title(report.firstName)}`);
    writeSummary(pdf, printed, words);
    pdf.addPage();
    writeProfile(pdf, report, words);
    pdf.addPage();
    writeMeaning(pdf, report, words);
    pdf.addPage();
    writeBranches(pdf, report, words);
    heading(pdf, words.headings.questions);
    list(pdf, report.questions);
    pdf.addPage();
    writeParents(pdf, report, words);
    pdf.addPage();
    writeHowMade(pdf, report, words);
  });
}

function writeSummary(pdf: Pdf, { brand, validity, report, language }: Printed, words: PaperWords) {
  const { summary, firstName, completedAt, norms } = report;
  pdf.rect(0, 0, PAGE.width, 6).fill(COLOUR.accent);
  pdf.fillColor(COLOUR.quiet).font('regular').fontSize(10).text(brand, LEFT, 40);
  pdf.fillColor(COLOUR.ink).font('bold').fontSize(22).text(words.title(firstName), LEFT, 56, { width: WIDTH });
  paragraph(pdf, paperDay(language, new Date(completedAt)), COLOUR.quiet);
  pdf.moveDown(0.5).fillColor(COLOUR.text).font('bold').fontSize(13).text(summary.headline, { width: WIDTH });
  pdf.moveDown(0.4);
  for (const text of summary.paragraphs) paragraph(pdf, text);
  drawHexagon(pdf, report.interests, words);
  drawFits(pdf, report.branches, words);
  note(pdf, validity.title, validity.text);
  note(pdf, norms.name, norms.text);
}

function writeProfile(pdf: Pdf, { interests, personality, values, aptitude }: AssessmentReport, words: PaperWords) {
  const { headings } = words;
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
    aptitude.scales.map((scale) => ({ ...scale, name: words.rightOf(scale.name, scale.right, scale.of) })),
  );
  explainBars(pdf, words);
}

function writeMeaning(pdf: Pdf, { meaning, strengths, watchOuts }: AssessmentReport, { headings }: PaperWords) {
  heading(pdf, headings.meaning);
  for (const { title, text } of meaning) note(pdf, title, text);
  heading(pdf, headings.strengths);
  for (const { title, text } of strengths) note(pdf, title, text);
  heading(pdf, headings.watchOuts);
  for (const { title, text } of watchOuts) note(pdf, title, text);
}

function writeParents(pdf: Pdf, { parents }: AssessmentReport, words: PaperWords) {
  heading(pdf, words.headings.parents);
  for (const text of parents.paragraphs) paragraph(pdf, text);
  note(pdf, words.helps, '');
  list(pdf, parents.help);
  note(pdf, words.doesNot, '');
  list(pdf, parents.avoid);
}

function writeHowMade(pdf: Pdf, { howMade, norms, instrumentVersion }: AssessmentReport, words: PaperWords) {
  heading(pdf, words.headings.howMade);
  for (const { title, text } of howMade.paragraphs) note(pdf, title, text);
  note(pdf, words.cannot, '');
  list(pdf, howMade.limits);
  note(pdf, words.version(norms.name, instrumentVersion), norms.text);
  note(pdf, words.reliability.title, words.reliability.text);
  drawReliability(pdf, howMade.reliability, words);
}
