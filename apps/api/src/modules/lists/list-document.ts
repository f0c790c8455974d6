import type { Exam } from '@dakhila/contract/exam';
import type { ListChoice, PreferenceList } from '@dakhila/contract/list-views';
import type { Language } from '@dakhila/domain/language/languages';
import type { AdvisedChoice } from '@dakhila/domain/lists/advice';
import { formPlaces } from '@dakhila/domain/lists/form-choices';
import { sharedFactors } from '@dakhila/domain/lists/shared-factors';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { chanceWords } from '@dakhila/domain/predictor/bands';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import {
  COLOURS,
  csvFile,
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
import type { Estimator } from './estimator.ts';
import type { EvaluatedChoice } from './evaluate-list.ts';
import { type Notes, numberedNotes, writeNotes } from './list-notes.ts';
import type { UnsureTexts } from './unsure-choices.ts';

/**
 * The choices for a simulation: chances of a seat by round, multiplied by the chance of the offer, and their shared
 * factors. A choice without a forecast keeps its place and never opens.
 */
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

const COLUMNS = [
  'lists.file.preference',
  'lists.file.codeColumn',
  'lists.file.institute',
  'lists.file.programmeColumn',
  'lists.file.city',
  'lists.file.chancePercent',
  'files.csv.offered',
  'files.csv.offer',
  'files.csv.unsure',
  'lists.file.note',
] as const;

/** The list as a table for spreadsheets, official codes in order. */
function listCsv({ choices }: Pick<PreferenceList, 'choices'>, unsure: UnsureTexts, language: Language): string {
  const columns = COLUMNS.map((column) => say(language, messageOf(column)));
  const places = formPlaces(choices);
  return csvFile(
    columns,
    choices.map((choice, at) => fieldsOf(choice, places[at] ?? null, unsure, language)),
  );
}

const fieldsOf = (choice: ListChoice, place: number | null, unsure: UnsureTexts, language: Language) => {
  const { official, city, standing } = choice;
  return [
    place,
    official.code === null ? null : { digits: official.code },
    official.institute,
    official.programme,
    city,
    standing.chance === null ? null : Math.round(standing.chance * 100),
    standing.offer === null ? null : Math.round(standing.offer.chance * 100),
    say(language, offerSentence(standing.offer?.chance, standing.offer) ?? ''),
    say(language, unsure[choice.choice] ?? ''),
    place === null ? say(language, whyLeftOut(choice)) : (choice.note ?? standing.why),
  ];
};

/** Why a choice has no number: the student may not take it, it is no longer offered, or it is there already. */
const whyLeftOut = ({ collegeId, standing, note }: ListChoice) =>
  standing.state === 'closed' || collegeId === ''
    ? messageOf('lists.file.leftOut', { why: standing.why ?? note ?? '' })
    : messageOf('lists.file.repeated');

const BOTTOM = PAGE.height - PAGE.margin - 16;
const ROW_HEIGHT = 34;
/** The height of the extra line for a seat that may not be offered. */
const OFFER_HEIGHT = 12;
const COLUMN_X = { place: LEFT, code: LEFT + 34, programme: LEFT + 120, chance: RIGHT - 62 } as const;
const WIDTHS = { code: 80, programme: RIGHT - 62 - LEFT - 128, chance: 62 } as const;

/** Puts a text into the language of the file. */
type Say = (text: Text) => string;

type About = { brand: string; now: Date; language: Language };

/** The list as a PDF: official codes in order, with the places after which acceptance is compulsory, and notes on unsure chances at the end. */
export function listPdf(
  list: PreferenceList,
  { brand, now, language }: About,
  unsure: UnsureTexts = {},
): Promise<Buffer> {
  const said: Say = (text) => say(language, text);
  return renderPdf({ title: list.name, author: brand, createdAt: now, language }, (pdf) => {
    numberPages(pdf, `${brand} · ${list.name}`);
    drawTopStrip(pdf);
    writeHead(pdf, list, [brand, paperDay(language, now, 'short')], said);
    writeTitles(pdf, list.exam, said);
    const places = formPlaces(list.choices);
    const notes = numberedNotes(list.choices, unsure, said);
    list.choices.forEach((choice, at) => {
      const place = places[at] ?? null;
      if (pdf.y + ROW_HEIGHT + OFFER_HEIGHT > BOTTOM) {
        pdf.addPage();
        writeTitles(pdf, list.exam, said);
      }
      writeRow(pdf, choice, place, notes, said);
      const ends = place === null ? undefined : list.compulsory.find((rule) => rule.places === place);
      if (ends !== undefined) writeLimit(pdf, ends, said);
    });
    if (list.choices.length === 0)
      pdf.fillColor(COLOURS.quiet).text(said(messageOf('lists.file.empty')), LEFT, pdf.y + 12);
    writeNotes(pdf, notes, BOTTOM, said);
  });
}

function writeHead(
  pdf: Pdf,
  { name, exam, year, choices, dataYears }: PreferenceList,
  foot: readonly string[],
  said: Say,
) {
  style(pdf, COLOURS.ink, 'bold', 18).text(name, LEFT, 36, { width: RIGHT - LEFT });
  const count = messageOf('lists.file.choices', { count: choices.length });
  const lines = [
    [`${said(messageOf(`lists.file.title.${exam}`))} ${year}`, said(count), ...foot].join(' · '),
    said(messageOf('lists.file.caveat', { year: dataYears.last })),
    ...(formPlaces(choices).includes(null) ? [said(messageOf('lists.file.struckThrough'))] : []),
  ];
  style(pdf, COLOURS.quiet, 'regular', 9);
  for (const line of lines) pdf.text(line, LEFT, pdf.y + 2, { width: RIGHT - LEFT });
  pdf.y += 12;
}

function writeTitles(pdf: Pdf, exam: Exam, said: Say) {
  const top = pdf.y;
  style(pdf, COLOURS.quiet, 'bold', 8);
  pdf
    .text(said(messageOf('lists.file.number')), COLUMN_X.place, top)
    .text(said(messageOf(`lists.file.code.${exam}`)), COLUMN_X.code, top);
  pdf.text(said(messageOf('lists.file.programme')), COLUMN_X.programme, top);
  pdf.text(said(messageOf('lists.file.chance')), COLUMN_X.chance, top, {
    width: WIDTHS.chance,
    align: 'right',
  });
  pdf.y = top + 14;
  drawRule(pdf);
}

/** One row, cut where it is too long, with an extra line about the offer if needed. */
function writeRow(pdf: Pdf, line: ListChoice, place: number | null, notes: Notes, said: Say) {
  const { choice, official, standing } = line;
  const top = pdf.y + 5;
  const oneLine = { height: 11, ellipsis: true, lineBreak: true, strike: place === null };
  style(pdf, 'black', 'bold', 10).text(place === null ? '–' : String(place), COLUMN_X.place, top);
  pdf.text(official.code ?? said(messageOf('lists.file.ownCode')), COLUMN_X.code, top, {
    ...oneLine,
    width: WIDTHS.code,
  });
  pdf.text(official.programme, COLUMN_X.programme, top, { ...oneLine, width: WIDTHS.programme });
  style(pdf, COLOURS.quiet, 'regular', 8.5);
  pdf.text(official.institute, COLUMN_X.programme, top + 13, { ...oneLine, width: WIDTHS.programme });
  // The official lists have no code for fee waiver seats, so the code of the programme is shown.
  const [ordinary, feeWaiver] = choice.split('-TFWS');
  if (feeWaiver !== undefined)
    pdf.text(said(messageOf('lists.file.of', { code: ordinary ?? '' })), COLUMN_X.code, top + 13, {
      ...oneLine,
      width: WIDTHS.code,
    });
  const chance = standing.chance === null ? '' : said(chanceWords(standing.chance));
  pdf.fillColor('black').fontSize(10).text(chance, COLUMN_X.chance, top, { width: WIDTHS.chance, align: 'right' });
  const note = notes.numberOf.get(choice);
  if (note !== undefined)
    style(pdf, COLOURS.quiet, 'regular', 8.5).text(
      said(messageOf('lists.file.noteNumber', { number: note })),
      COLUMN_X.chance,
      top + 13,
      { width: WIDTHS.chance, align: 'right' },
    );
  pdf.fillColor('black');
  const offer = offerSentence(standing.offer?.chance, standing.offer);
  if (offer !== null)
    pdf
      .fontSize(8.5)
      .text(said(offer), COLUMN_X.programme, top + 25, { ...oneLine, width: WIDTHS.programme + WIDTHS.chance });
  pdf.y = top + ROW_HEIGHT - 5 + (offer === null ? 0 : OFFER_HEIGHT);
  drawRule(pdf);
}

function writeLimit(pdf: Pdf, { round, places }: PreferenceList['compulsory'][number], said: Say) {
  const ends = messageOf('lists.file.endsHere', { count: places ?? 0, rounds: round });
  const top = pdf.y + 2;
  style(pdf, COLOURS.ink, 'bold', 8).text(said(ends), LEFT, top);
  pdf.y = top + 12;
  drawRule(pdf, COLOURS.accent);
}

type ListFile = { list: PreferenceList; kind: 'csv' | 'pdf'; unsure: UnsureTexts; about: About };

/** Writes a list as a file. It runs in a worker thread. */
export default async function writeListFile({ list, kind, unsure, about }: ListFile): Promise<Uint8Array> {
  return kind === 'csv' ? Buffer.from(listCsv(list, unsure, about.language)) : listPdf(list, about, unsure);
}
