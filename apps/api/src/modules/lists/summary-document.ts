import type { ListChoice, PreferenceList } from '@dakhila/contract/list-views';
import type { Language } from '@dakhila/domain/language/languages';
import { formChoices } from '@dakhila/domain/lists/form-choices';
import { compulsoryFrom } from '@dakhila/domain/lists/round-rules';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { chanceWords } from '@dakhila/domain/predictor/bands';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import {
  COLOURS,
  drawRule,
  drawTopStrip,
  LEFT,
  numberPages,
  PAGE,
  type Pdf,
  paperDay,
  RIGHT,
  renderPdf,
  style,
} from '../../documents/index.ts';
import type { ListSummary } from './read-summary.ts';
import {
  acceptancePart,
  checksPart,
  costPart,
  documentsPart,
  type SummaryPart,
  summaryFigures,
} from './summary-texts.ts';

const WIDTH = RIGHT - LEFT;
const BOTTOM = PAGE.height - PAGE.margin - 16;
/** How many choices are printed: nearly every list is shorter, and its safe choices stand last. */
const FIRST_CHOICES = 25;
/** A choice takes two lines where all fit on the page, and one where they would not. */
const ROW_HEIGHT = { two: 25, one: 14 } as const;
const SIGNATURES_HEIGHT = 62;
const COLUMN_X = {
  place: LEFT,
  code: LEFT + 22,
  programme: LEFT + 104,
  chance: RIGHT - 138,
  accept: RIGHT - 84,
} as const;

/** Puts a text into the language of the file. */
type Say = (text: Text) => string;
type About = { brand: string; now: Date; language: Language };

/** The page that a family reads, signs or pins to the wall before the form is submitted. */
export function summaryPdf(summary: ListSummary, { brand, now, language }: About): Promise<Buffer> {
  const { list, outcome, checklist } = summary;
  const said: Say = (text) => say(language, text);
  const title = `${said(messageOf('submit.title'))}: ${list.name}`;
  return renderPdf({ title, author: brand, createdAt: now, language }, (pdf) => {
    numberPages(pdf, `${brand} · ${list.name}`);
    drawTopStrip(pdf);
    writeHead(pdf, list, [paperDay(language, now, 'short'), brand], said);
    writeFigures(pdf, summary, said);
    const parts = [acceptancePart(list), costPart(summary), documentsPart(checklist), checksPart(outcome)];
    for (const part of parts) if (part !== null) writePart(pdf, part, said);
    writeOrder(pdf, list, said);
    writeSignatures(pdf, list, said);
  });
}

function writeHead(pdf: Pdf, { name, exam, year, version }: PreferenceList, foot: readonly string[], said: Say) {
  style(pdf, COLOURS.quiet, 'bold', 10).text(said(messageOf('submit.title')), LEFT, 28, { width: WIDTH });
  style(pdf, COLOURS.ink, 'bold', 18).text(name, LEFT, pdf.y, { width: WIDTH, height: 26, ellipsis: true });
  const form = `${said(messageOf(`lists.file.title.${exam}`))} ${year}`;
  const line = [form, said(messageOf('submit.version', { version })), ...foot].join(' · ');
  style(pdf, COLOURS.quiet, 'regular', 9).text(line, LEFT, pdf.y + 2, { width: WIDTH });
  pdf.y += 8;
}

function writeFigures(pdf: Pdf, summary: ListSummary, said: Say) {
  const { figures, sentence } = summaryFigures(summary);
  const top = pdf.y;
  const width = WIDTH / 3;
  figures.forEach(({ label, figure }, at) => {
    const column = { width: width - 12, height: 34, ellipsis: true } as const;
    style(pdf, COLOURS.quiet, 'bold', 10).text(said(label), LEFT + at * width, top, column);
    style(pdf, COLOURS.ink, 'bold', 22).text(said(figure), LEFT + at * width, top + 12, column);
  });
  if (figures.length > 0) pdf.y = top + 48;
  style(pdf, 'black', 'bold', 11).text(said(sentence), LEFT, pdf.y, { width: WIDTH });
  pdf.y += 4;
}

/** Starts a new page where so much does not fit. */
function makeRoom(pdf: Pdf, height: number) {
  if (pdf.y + height > BOTTOM) pdf.addPage();
}

function writePart(pdf: Pdf, { title, lines }: SummaryPart, said: Say) {
  makeRoom(pdf, 44);
  writeTitle(pdf, said(title));
  style(pdf, 'black', 'regular', 10);
  for (const line of lines) pdf.text(said(line), LEFT, pdf.y, { width: WIDTH });
  pdf.y += 4;
}

function writeTitle(pdf: Pdf, title: string) {
  drawRule(pdf);
  style(pdf, COLOURS.ink, 'bold', 10.5).text(title, LEFT, pdf.y + 4, { width: WIDTH });
  pdf.y += 1;
}

/** The choices as the form takes them, each with its chance and the round from which on it must be accepted. */
function writeOrder(pdf: Pdf, list: PreferenceList, said: Say) {
  const choices = formChoices(list.choices);
  makeRoom(pdf, 4 * ROW_HEIGHT.two);
  writeTitle(pdf, said(messageOf('submit.order.title')));
  const heads = pdf.y - 12;
  style(pdf, COLOURS.quiet, 'regular', 8).text(said(messageOf('submit.order.chance')), COLUMN_X.chance, heads);
  if (list.compulsory.length > 0) pdf.text(said(messageOf('submit.order.mustAccept')), COLUMN_X.accept, heads);
  const printed = choices.slice(0, FIRST_CHOICES);
  const lines = pdf.y + printed.length * ROW_HEIGHT.two + SIGNATURES_HEIGHT > BOTTOM ? 'one' : 'two';
  printed.forEach((choice, at) => {
    makeRoom(pdf, ROW_HEIGHT[lines]);
    writeRow(pdf, { choice, place: at + 1, round: compulsoryFrom(list.compulsory, at + 1), lines }, said);
  });
  style(pdf, COLOURS.quiet, 'regular', 9);
  const more = choices.length - FIRST_CHOICES;
  const leftOut = list.choices.length - choices.length;
  if (more > 0) pdf.text(said(messageOf('submit.order.more', { count: more })), COLUMN_X.code, pdf.y, { width: WIDTH });
  if (leftOut > 0) pdf.text(said(messageOf('submit.order.leftOut', { count: leftOut })), LEFT, pdf.y, { width: WIDTH });
  if (choices.length === 0) pdf.text(said(messageOf('lists.file.empty')), LEFT, pdf.y, { width: WIDTH });
}

type Row = { choice: ListChoice; place: number; round: number | null; lines: keyof typeof ROW_HEIGHT };

function writeRow(pdf: Pdf, { choice, place, round, lines }: Row, said: Say) {
  const { official, collegeName, standing } = choice;
  const top = pdf.y + 1;
  const oneLine = { height: 11, ellipsis: true } as const;
  style(pdf, 'black', 'bold', 9).text(String(place), COLUMN_X.place, top);
  const code = official.code ?? said(messageOf('lists.file.ownCode'));
  pdf.text(code, COLUMN_X.code, top, { ...oneLine, width: COLUMN_X.programme - COLUMN_X.code - 4 });
  style(pdf, 'black', 'regular', 9);
  const width = COLUMN_X.chance - 6 - COLUMN_X.programme;
  const programme = lines === 'one' ? `${official.programme}, ${collegeName}` : official.programme;
  pdf.text(programme, COLUMN_X.programme, top, { ...oneLine, width });
  if (standing.chance !== null) pdf.text(said(chanceWords(standing.chance)), COLUMN_X.chance, top, oneLine);
  if (round !== null) pdf.text(said(messageOf('submit.order.fromRound', { round })), COLUMN_X.accept, top, oneLine);
  if (lines === 'two') {
    const offer = said(offerSentence(standing.offer?.chance, null) ?? '');
    const below = [collegeName, offer].filter(Boolean).join(' · ');
    const wide = { ...oneLine, width: RIGHT - COLUMN_X.programme };
    style(pdf, COLOURS.quiet, 'regular', 8).text(below, COLUMN_X.programme, top + 11, wide);
  }
  pdf.y = top + ROW_HEIGHT[lines] - 1;
}

function writeSignatures(pdf: Pdf, { dataYears }: PreferenceList, said: Say) {
  makeRoom(pdf, SIGNATURES_HEIGHT);
  const caveat = said(messageOf('submit.caveat', { year: dataYears.last }));
  style(pdf, COLOURS.quiet, 'regular', 8).text(caveat, LEFT, pdf.y + 4, { width: WIDTH });
  const top = Math.max(pdf.y + 34, BOTTOM - 14);
  const width = WIDTH / 3;
  (['student', 'parent', 'date'] as const).forEach((who, at) => {
    const x = LEFT + at * width;
    pdf
      .moveTo(x, top)
      .lineTo(x + width - 16, top)
      .lineWidth(0.7)
      .stroke('black');
    pdf.text(said(messageOf(`submit.sign.${who}`)), x, top + 3, { width: width - 16, height: 11 });
  });
}

type SummaryFile = { summary: ListSummary; about: About };

/** Writes the page. It runs in a worker thread. */
export default async function writeSummaryFile({ summary, about }: SummaryFile): Promise<Uint8Array> {
  return summaryPdf(summary, about);
}
