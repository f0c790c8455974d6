import type { Language } from '@dakhila/domain/language/languages';
import { EXAM_NAMES } from '@dakhila/domain/lists/exam-name';
import { type Message, messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import { chanceWords, roundOfLastYear, shownPercentile } from '@dakhila/domain/predictor/bands';
import { officialSeatName, shownChoiceCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import type { ResultBand } from '@dakhila/domain/predictor/result-names';
import { longerListText, shortUnsureText } from '@dakhila/domain/predictor/unsure-texts';
import { seasonIn } from '@dakhila/domain/season/season';
import { numberPages, PAGE, type Pdf, paperDay, renderPdf } from '../../documents/index.ts';
import { aboutChance, type FileRow, type FileRun, personOf } from './file-row.ts';
import type { PrintedRows } from './run-file.ts';
import { type BandShare, MAX_ROWS } from './share-rows.ts';

const INK = '#1e3a7b';
const QUIET = '#5b6475';
const LINE = '#d8d3c6';
const BAR = '#c9d6ef';
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const LINE_HEIGHT = 11;
/** A programme, a college, its money, what the family pays, the offer and the end of the list may need a second line each. */
const MAX_LINES = 2;
const ROW_HEIGHT = 6 * MAX_LINES * LINE_HEIGHT + 8;
/** Why a chance is unsure is told to its end. */
const UNSURE_LINES = 6;
const HEADING_HEIGHT = 30;

const figures = new Intl.NumberFormat('en-IN');
type Said = (text: Text) => string;

/** Where each column begins and how wide it is. */
const COLUMNS = {
  chance: { x: LEFT, width: 62 },
  programme: { x: LEFT + 70, width: 205 },
  codes: { x: LEFT + 283, width: 70 },
  forecast: { x: LEFT + 361, width: 82 },
  lastYear: { x: LEFT + 449, width: RIGHT - LEFT - 449 },
} as const;
type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = ['chance', 'programme', 'codes', 'forecast', 'lastYear'] as const satisfies readonly Column[];

/** A printed list: what is drawn, and for whom. */
export type PrintedFile = Omit<PrintedRows, 'run'> & {
  run: FileRun;
  /** The season that is planned for now: a run of an earlier one says that it is over. */
  season: number;
  language: Language;
  brand: string;
};

/** The results to print and take along, with what they rest on. */
export default function drawRunPdf(file: PrintedFile): Promise<Buffer> {
  const { run, language, brand, shares, fitting } = file;
  const said: Said = (text) => say(language, text);
  const title = said(messageOf('files.title', { exam: EXAM_NAMES[run.exam], year: run.year }));
  return renderPdf({ title, author: brand, createdAt: new Date(run.createdAt), language }, (pdf) => {
    numberPages(pdf, `${brand} · ${title}`);
    drawHead(pdf, file, title, said);
    drawTableHead(pdf, said);
    for (const share of shares) {
      // A heading never stands alone at the foot of a page.
      makeRoom(pdf, HEADING_HEIGHT + ROW_HEIGHT, said);
      if (share.band !== null) drawBandHead(pdf, headingOf(share.band, share, said));
      for (const row of share.rows) {
        makeRoom(pdf, ROW_HEIGHT + (aboutChance(row, run).unsure ? UNSURE_LINES * LINE_HEIGHT : 0), said);
        drawRow(pdf, row, run, said);
      }
    }
    if (fitting > MAX_ROWS)
      note(pdf, said(messageOf('files.printed', { printed: MAX_ROWS, all: figures.format(fitting) })));
    if (fitting === 0) note(pdf, said(messageOf('files.nothingFits')));
  });
}

/** 'Safe (90 % or more): 50 of 812'. */
const headingOf = (band: ResultBand, { rows, of }: BandShare<FileRow>, said: Said) =>
  `${said(messageOf(`files.bandRange.${band}`))}: ${rows.length === of ? figures.format(of) : said(messageOf('files.someOf', { some: rows.length, all: figures.format(of) }))}`;

function makeRoom(pdf: Pdf, height: number, said: Said) {
  if (pdf.y + height <= BOTTOM) return;
  pdf.addPage();
  drawTableHead(pdf, said);
}

function drawBandHead(pdf: Pdf, heading: string) {
  const top = pdf.y + 10;
  pdf.font('bold').fontSize(11).fillColor(INK).text(heading, LEFT, top, { lineBreak: false });
  pdf.y = top + 18;
  rule(pdf);
}

function drawHead(pdf: Pdf, file: PrintedFile, title: string, said: Said) {
  const { run, fitting, total, described, language, brand } = file;
  pdf.rect(0, 0, PAGE.width, 6).fill('#f2a516');
  pdf
    .fillColor(INK)
    .font('bold')
    .fontSize(18)
    .text(title, LEFT, 36, { width: RIGHT - LEFT });
  pdf.fillColor('black').font('regular').fontSize(9.5);
  pdf.font('bold').text(studentLine(run, said), { width: RIGHT - LEFT });
  pdf.font('regular');
  for (const { label, rank, low, high } of run.lists) pdf.text(`${label}: ${placeOf(rank, low, high, said)}`);
  pdf.text([said(extent(fitting, total)), paperDay(language, new Date(run.createdAt), 'short'), brand].join(', '));
  for (const sentence of described) pdf.text(sentence, { width: RIGHT - LEFT });
  pdf.moveDown(0.4).fillColor(QUIET).fontSize(8.5);
  for (const sentence of [...caveats(file).map(said), ...longerList(file).map(said), ...run.notes])
    pdf.text(sentence, { width: RIGHT - LEFT });
  pdf.y += 10;
}

/** '94.2 percentile · OBC · Female': whose chances these are. */
const studentLine = ({ lists, input }: FileRun, said: Said) => {
  const percentile = lists.find((list) => list.percentile !== undefined)?.percentile;
  const own =
    percentile === undefined ? '' : said(messageOf('files.percentile', { percentile: shownPercentile(percentile) }));
  return [own, ...personOf(input, said)].filter(Boolean).join(' · ');
};

/** How many are printed, of how many that fit the filters, of how many in all. */
function extent(fitting: number, total: number): Message {
  const printed = Math.min(fitting, MAX_ROWS);
  const [few, some = few, all = some] = [printed, fitting, total]
    .filter((count, at, counts) => at === 0 || count !== counts[at - 1])
    .map((count) => figures.format(count));
  if (few === some) return messageOf('files.programmes', { count: few ?? '' });
  return some === all
    ? messageOf('files.programmesOf', { some: few ?? '', all: some ?? '' })
    : messageOf('files.programmesOfAll', { some: few ?? '', fitting: some ?? '', all: all ?? '' });
}

const placeOf = (rank: number, low: number | undefined, high: number | undefined, said: Said) =>
  low === undefined || high === undefined
    ? figures.format(rank)
    : said(
        messageOf('files.about', { rank: figures.format(rank), low: figures.format(low), high: figures.format(high) }),
      );

function caveats({ run, season }: PrintedFile): Message[] {
  const { dataYears, exam, year, rounds } = run;
  const { name, roundsOf } = seasonIn(exam, year);
  return [
    ...(season > year ? [messageOf('files.seasonOver', { season: name })] : []),
    messageOf('files.caveat.chance', { round: rounds, year, first: dataYears.first, last: dataYears.last }),
    messageOf('files.caveat.offer'),
    ...(exam === 'mht-cet' ? [messageOf('files.caveat.listEnd')] : []),
    ...(roundsOf === year ? [] : [messageOf('files.roundsUnannounced', { roundsOf, year })]),
    messageOf('files.caveat.range'),
    ...(exam === 'mht-cet' ? [messageOf('files.paysNote')] : []),
  ];
}

/** What a longer merit list does to the chances that say so. */
function longerList({ run, shares }: PrintedFile): Text[] {
  const reasons = shares.flatMap(({ rows }) => rows.map((row) => aboutChance(row, run).unsure));
  return [longerListText(reasons, run.year) ?? []].flat();
}

function drawTableHead(pdf: Pdf, said: Said) {
  const top = pdf.y;
  pdf.font('bold').fontSize(8).fillColor(QUIET);
  for (const column of COLUMN_NAMES) {
    const { x, width } = COLUMNS[column];
    pdf.text(said(messageOf(`files.column.${column}`)), x, top, { width, lineBreak: false });
  }
  pdf.y = top + 14;
  rule(pdf);
}

function drawRow(pdf: Pdf, row: FileRow, run: FileRun, said: Said) {
  const top = pdf.y + 4;
  const { result, collegeCode } = row;
  const { chance, band, forecast } = result;
  const [best] = result.pools;
  const round = roundOfLastYear(run, best);
  const offer = offerSentence(result.offered, best?.offer);
  const { unsure, listEnd } = aboutChance(row, run);
  const bottoms = [
    cell(pdf, 'chance', top, [
      chance === null ? said(messageOf('files.rangeOnly')) : said(chanceWords(chance)),
      said(messageOf(band === null ? 'files.tooUncertain' : `files.band.${band}`)),
    ]),
    cell(
      pdf,
      'programme',
      top,
      [
        result.programme,
        result.collegeName,
        ...moneyLines(row, said),
        ...(offer === null ? [] : [said(offer)]),
        ...(listEnd === null ? [] : [said(listEnd)]),
      ],
      unsure ? [said(shortUnsureText(unsure))] : [],
    ),
    cell(pdf, 'codes', top, [shownChoiceCode(result) ?? collegeCode, ...officialSeatName(result.pool)]),
    cell(pdf, 'forecast', top, [
      ...percentileLine(best?.forecastPercentile, said),
      ...(forecast ? [ranks(forecast.q50), `${ranks(forecast.q10)}–${ranks(forecast.q90)}`] : []),
    ]),
    cell(pdf, 'lastYear', top, [
      ...percentileLine(best?.lastYearPercentile, said),
      result.lastYear === null ? said(messageOf('files.notKnown')) : ranks(result.lastYear),
      ...(round === null ? [] : [said(messageOf('files.round', { round }))]),
    ]),
  ];
  if (chance !== null) drawBar(pdf, chance, top + 2 * LINE_HEIGHT + 3);
  pdf.y = Math.max(...bottoms, top + 2 * LINE_HEIGHT + 6) + 4;
  rule(pdf);
}

const ranks = (rank: number) => figures.format(rank);

/** The percentile stands above the merit number: it can be compared between years. */
const percentileLine = (percentile: number | undefined, said: Said) =>
  percentile === undefined
    ? []
    : [said(messageOf('files.percentileShort', { percentile: shownPercentile(percentile) }))];

/** Fee and median pay in one line, each with its year, and what the family pays in another; nothing where nothing is known. */
function moneyLines({ fee, median, firstYear }: FileRow, said: Said): string[] {
  const yearly = ({ rupees, year }: { rupees: number; year: string }) => ({ rupees: figures.format(rupees), year });
  const parts = [
    ...(fee ? [said(messageOf('files.fee', yearly(fee)))] : []),
    ...(median ? [said(messageOf('files.medianPay', yearly(median)))] : []),
  ];
  return [
    ...(parts.length === 0 ? [] : [parts.join(', ')]),
    ...(firstYear ? [said(messageOf('files.pays', { rupees: rupeesText(firstYear) }))] : []),
  ];
}

const rupeesText = ({ least, most }: RupeeRange) =>
  [...new Set([least, most])].map((rupees) => `₹${figures.format(rupees)}`).join('–');

/** Texts under each other, the first one to be read first; those of `whole` may need more lines. Answers where it ends. */
function cell(pdf: Pdf, column: Column, top: number, texts: readonly string[], whole: readonly string[] = []): number {
  const { x, width } = COLUMNS[column];
  let y = top;
  for (const [place, text] of [...texts, ...whole].entries()) {
    if (place === 0) pdf.font('bold').fontSize(9).fillColor('black');
    else pdf.font('regular').fontSize(8).fillColor(QUIET);
    for (const line of linesOf(pdf, text, width, place < texts.length ? MAX_LINES : UNSURE_LINES)) {
      pdf.text(line, x, y, { lineBreak: false });
      y += LINE_HEIGHT;
    }
  }
  return y;
}

/** Breaks a text between words; what does not fit is cut. The library would measure letter by letter, which takes far longer. */
function linesOf(pdf: Pdf, text: string, width: number, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || pdf.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else return [...lines.slice(0, -1), `${line}…`];
  }
  return lines;
}

function drawBar(pdf: Pdf, chance: number, top: number) {
  const { x, width } = COLUMNS.chance;
  pdf.roundedRect(x, top, width, 3, 1.5).fill(BAR);
  pdf.roundedRect(x, top, width * chance, 3, 1.5).fill(INK);
}

function note(pdf: Pdf, sentence: string) {
  pdf
    .font('regular')
    .fontSize(9)
    .fillColor(QUIET)
    .text(sentence, LEFT, pdf.y + 10, { width: RIGHT - LEFT });
}

function rule(pdf: Pdf) {
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke(LINE);
}
