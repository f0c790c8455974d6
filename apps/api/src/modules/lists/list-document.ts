import type { Exam } from '@dakhila/contract/exam';
import type { ListChoice, PreferenceList } from '@dakhila/contract/list-views';
import type { Language } from '@dakhila/domain/language/languages';
import type { AdvisedChoice } from '@dakhila/domain/lists/advice';
import { sharedFactors } from '@dakhila/domain/lists/shared-factors';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { chanceWords } from '@dakhila/domain/predictor/bands';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import { csvLine, numberPages, PAGE, type Pdf, paperDay, renderPdf } from '../../documents/index.ts';
import type { Estimator } from './estimator.ts';
import type { EvaluatedChoice } from './evaluate-list.ts';

/** The choices as a simulation needs them: chances of a seat by round, with the chance that it is offered multiplied in, and what they share. One without a forecast keeps its place and never opens. */
export function drawnChoices({ table, student }: Estimator, evaluated: readonly EvaluatedChoice[]): AdvisedChoice[] {
  return evaluated.map(({ key, line, option, estimate }) => {
    const college = line?.collegeId ?? '';
    if (student === null || option === null || estimate === null || !('best' in estimate))
      return { key, college, chances: [], factors: [] };
    const factors = sharedFactors(table, student.standing, option, estimate.best);
    const { chances, offered } = estimate;
    return { key, college, chances: chances.map((chance) => chance * offered), factors };
  });
}

/** Spreadsheets take a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = [
  ...([
    'lists.file.preference',
    'lists.file.codeColumn',
    'lists.file.institute',
    'lists.file.programmeColumn',
  ] as const),
  ...([
    'lists.file.city',
    'lists.file.chancePercent',
    'files.csv.offered',
    'files.csv.offer',
    'lists.file.note',
  ] as const),
];

/** The list as a table for spreadsheets, official codes in order. */
export function listCsv({ choices }: Pick<PreferenceList, 'choices'>, language: Language): string {
  const columns = COLUMNS.map((column) => say(language, messageOf(column)));
  return (
    BYTE_ORDER_MARK + csvLine(columns) + choices.map((choice, at) => csvLine(fieldsOf(choice, at, language))).join('')
  );
}

const fieldsOf = ({ official, city, standing, note }: ListChoice, at: number, language: Language) => [
  at + 1,
  official.code === null ? null : { digits: official.code },
  official.institute,
  official.programme,
  city,
  standing.chance === null ? null : Math.round(standing.chance * 100),
  standing.offer === null ? null : Math.round(standing.offer.chance * 100),
  say(language, offerSentence(standing.offer?.chance, standing.offer) ?? ''),
  note ?? standing.why,
];

const INK = '#1e3a7b';
const QUIET = '#5b6475';
const LINE = '#d8d3c6';
const MARIGOLD = '#f2a516';
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 16;
const ROW_HEIGHT = 34;
/** What one more line takes, where a seat may not be offered. */
const OFFER_HEIGHT = 12;
const LIST_PDF_COLUMNS = { place: LEFT, code: LEFT + 34, programme: LEFT + 120, chance: RIGHT - 62 } as const;
const WIDTHS = { code: 80, programme: RIGHT - 62 - LEFT - 128, chance: 62 } as const;

/** Puts a text into the language of the file. */
type Say = (text: Text) => string;

type About = { brand: string; now: Date; language: Language };

/** The list to print and to type from: official codes in order, with the lines after which acceptance is compulsory. */
export function listPdf(list: PreferenceList, { brand, now, language }: About): Promise<Buffer> {
  const said: Say = (text) => say(language, text);
  return renderPdf({ title: list.name, author: brand, createdAt: now, language }, (pdf) => {
    numberPages(pdf, `${brand} · ${list.name}`);
    pdf.rect(0, 0, PAGE.width, 6).fill(MARIGOLD);
    writeHead(pdf, list, [brand, paperDay(language, now, 'short')], said);
    writeTitles(pdf, list.exam, said);
    list.choices.forEach((choice, at) => {
      if (pdf.y + ROW_HEIGHT + OFFER_HEIGHT > BOTTOM) {
        pdf.addPage();
        writeTitles(pdf, list.exam, said);
      }
      writeRow(pdf, choice, at + 1, said);
      const ends = list.compulsory.find(({ places }) => places === at + 1);
      if (ends !== undefined) writeLimit(pdf, ends, said);
    });
    if (list.choices.length === 0) pdf.fillColor(QUIET).text(said(messageOf('lists.file.empty')), LEFT, pdf.y + 12);
  });
}

function writeHead(
  pdf: Pdf,
  { name, exam, year, choices, dataYears }: PreferenceList,
  foot: readonly string[],
  said: Say,
) {
  pdf
    .fillColor(INK)
    .font('bold')
    .fontSize(18)
    .text(name, LEFT, 36, { width: RIGHT - LEFT });
  const count = messageOf('lists.file.choices', { count: choices.length });
  const lines = [
    [`${said(messageOf(`lists.file.title.${exam}`))} ${year}`, said(count), ...foot].join(' · '),
    said(messageOf('lists.file.caveat', { year: dataYears.last })),
    ...(choices.some(isClosed) ? [said(messageOf('lists.file.struckThrough'))] : []),
  ];
  pdf.fillColor(QUIET).font('regular').fontSize(9);
  for (const line of lines) pdf.text(line, LEFT, pdf.y + 2, { width: RIGHT - LEFT });
  pdf.y += 12;
}

function writeTitles(pdf: Pdf, exam: Exam, said: Say) {
  const top = pdf.y;
  pdf.fillColor(QUIET).font('bold').fontSize(8);
  pdf
    .text(said(messageOf('lists.file.number')), LIST_PDF_COLUMNS.place, top)
    .text(said(messageOf(`lists.file.code.${exam}`)), LIST_PDF_COLUMNS.code, top);
  pdf.text(said(messageOf('lists.file.programme')), LIST_PDF_COLUMNS.programme, top);
  pdf.text(said(messageOf('lists.file.chance')), LIST_PDF_COLUMNS.chance, top, {
    width: WIDTHS.chance,
    align: 'right',
  });
  pdf.y = top + 14;
  rule(pdf, LINE);
}

const isClosed = ({ standing }: ListChoice) => standing.state === 'closed';

/** One line of each, cut where it is too long, and one more about the offer where there is something to say. */
function writeRow(pdf: Pdf, line: ListChoice, place: number, said: Say) {
  const { choice, official, standing } = line;
  const top = pdf.y + 5;
  const oneLine = { height: 11, ellipsis: true, lineBreak: true, strike: isClosed(line) };
  pdf.fillColor('black').font('bold').fontSize(10).text(String(place), LIST_PDF_COLUMNS.place, top);
  pdf.text(official.code ?? said(messageOf('lists.file.ownCode')), LIST_PDF_COLUMNS.code, top, {
    ...oneLine,
    width: WIDTHS.code,
  });
  pdf.text(official.programme, LIST_PDF_COLUMNS.programme, top, { ...oneLine, width: WIDTHS.programme });
  pdf.font('regular').fontSize(8.5).fillColor(QUIET);
  pdf.text(official.institute, LIST_PDF_COLUMNS.programme, top + 13, { ...oneLine, width: WIDTHS.programme });
  // The code of a fee waiver seat is not printed in the lists: the programme's own tells where to look for it.
  const [ordinary, feeWaiver] = choice.split('-TFWS');
  if (feeWaiver !== undefined)
    pdf.text(said(messageOf('lists.file.of', { code: ordinary ?? '' })), LIST_PDF_COLUMNS.code, top + 13, {
      ...oneLine,
      width: WIDTHS.code,
    });
  const chance = standing.chance === null ? '' : said(chanceWords(standing.chance));
  pdf
    .fillColor('black')
    .fontSize(10)
    .text(chance, LIST_PDF_COLUMNS.chance, top, { width: WIDTHS.chance, align: 'right' });
  const offer = offerSentence(standing.offer?.chance, standing.offer);
  if (offer !== null)
    pdf
      .fontSize(8.5)
      .text(said(offer), LIST_PDF_COLUMNS.programme, top + 25, { ...oneLine, width: WIDTHS.programme + WIDTHS.chance });
  pdf.y = top + ROW_HEIGHT - 5 + (offer === null ? 0 : OFFER_HEIGHT);
  rule(pdf, LINE);
}

function writeLimit(pdf: Pdf, { round, places }: PreferenceList['compulsory'][number], said: Say) {
  const ends = messageOf('lists.file.endsHere', { count: places ?? 0, rounds: round });
  const top = pdf.y + 2;
  pdf.fillColor(INK).font('bold').fontSize(8).text(said(ends), LEFT, top);
  pdf.y = top + 12;
  rule(pdf, MARIGOLD);
}

function rule(pdf: Pdf, colour: string) {
  pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke(colour);
}
