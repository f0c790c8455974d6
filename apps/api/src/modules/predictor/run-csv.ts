import { labelOf, messageOf, type Text } from '@dakhila/domain/messages/message';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { officialSeatName, shownChoiceCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import { unsureText } from '@dakhila/domain/predictor/unsure-texts';
import { seasonName } from '@dakhila/domain/season/season';
import { csvFile } from '../../documents/index.ts';
import { aboutChance, type FileRow, type FileRun, personOf } from './file-row.ts';

type CsvRun = Pick<FileRun, 'exam' | 'year' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'lists' | 'input'>;
type Translate = (text: Text) => string;

const COLUMNS = [
  ...([
    'collegeCode',
    'college',
    'city',
    'state',
    'nirfRank',
    'nirfYear',
    'programme',
    'choiceCode',
    'chance',
  ] as const),
  ...([
    'band',
    'yourPercentile',
    'lastPercentile',
    'forecastPercentile',
    'offered',
    'yearsOffered',
    'closing',
    'low',
    'high',
    'lastYear',
    'round',
    'poolCode',
    'pool',
  ] as const),
  ...([
    'rankCounted',
    'yourRank',
    'category',
    'gender',
    'season',
    'dataYear',
    'offer',
    'listEnd',
    'unsure',
    'fee',
    'feeYear',
    'paysLeast',
    'paysMost',
    'medianPay',
    'medianPayYear',
    'moneyNote',
  ] as const),
];

/** The results as CSV, one figure per column. */
export function writeRunCsv(run: CsvRun, rows: readonly FileRow[], translate: Translate): string {
  const rounds = Array.from({ length: run.rounds }, (_, at) =>
    translate(messageOf('files.csv.byRound', { round: at + 1 })),
  );
  const lists = new Map(run.lists.map((list) => [list.id, list]));
  return csvFile(
    [...COLUMNS.map((column) => translate(messageOf(`files.csv.${column}`))), ...rounds],
    rows.map((row) => [...fieldsOf(row, lists, run, translate), ...chancesOf(row, run)]),
  );
}

function fieldsOf(
  row: FileRow,
  lists: ReadonlyMap<string, CsvRun['lists'][number]>,
  run: CsvRun,
  translate: Translate,
) {
  const { result, place, collegeCode, fee, median, firstYear } = row;
  const { forecast, pool, pools } = result;
  const rankList = lists.get(pools[0]?.list ?? '');
  const { unsure, listEnd } = aboutChance(row, run);
  return [
    { digits: collegeCode },
    result.collegeName,
    place?.city ?? '',
    place?.state ?? '',
    place?.nirfRanking ?? null,
    place?.nirfYear ?? null,
    result.programme,
    { digits: shownChoiceCode(result) ?? '' },
    percent(result.chance),
    translate(messageOf(result.band === null ? 'files.csv.rangeOnly' : `files.band.${result.band}`)),
    rankList?.percentile ?? null,
    pools[0]?.lastYearPercentile ?? null,
    pools[0]?.forecastPercentile ?? null,
    percent(result.offered ?? null),
    yearsOffered(pools[0]?.offer, translate),
    forecast?.q50 ?? null,
    forecast?.q10 ?? null,
    forecast?.q90 ?? null,
    result.lastYear,
    roundOfLastYear(run, pools[0]),
    officialSeatName(pool).join(', '),
    translate(labelOf(pool.label)),
    rankList?.label ?? '',
    rankList?.rank ?? null,
    ...personOf(run.input, translate),
    seasonName(run.exam, run.year),
    run.dataYears.last,
    translate(offerSentence(result.offered, pools[0]?.offer) ?? ''),
    translate(listEnd ?? ''),
    translate(unsure ? unsureText(unsure, run.year) : ''),
    fee?.rupees ?? null,
    fee?.year ?? '',
    firstYear?.least ?? null,
    firstYear?.most ?? null,
    median?.rupees ?? null,
    median?.year ?? '',
    firstYear && translate(messageOf('files.paysNote')),
  ];
}

/** '3 of 4' as text, because a spreadsheet would read 3/4 as a date. */
const yearsOffered = (offer: { years: number; of: number } | undefined, translate: Translate) =>
  offer === undefined || offer.of === 0
    ? ''
    : translate(messageOf('files.someOf', { some: offer.years, all: offer.of }));

const chancesOf = ({ result }: FileRow, { rounds }: CsvRun) =>
  Array.from({ length: rounds }, (_, at) => percent(result.byRound[at]?.chance ?? null));

const percent = (chance: number | null) => (chance === null ? null : Math.round(chance * 100));
