import type { Band } from '../../../predictor/bands.ts';

type Type = 'government' | 'private';
type Where = {
  branch?: string | undefined;
  level?: string | undefined;
  type?: Type | undefined;
  place?: string | undefined;
};

const where = ({ branch, level, type, place }: Where) =>
  [
    branch === undefined ? '' : ` for ${branch}`,
    level === undefined && type === undefined
      ? ''
      : ` at ${type === undefined ? '' : `${type} `}${level ?? 'college'}s`,
    place === undefined ? '' : ` in ${place}`,
  ].join('');
const bands: Record<Band, string> = {
  Safe: 'Safe',
  Likely: 'Likely',
  Possible: 'Possible',
  Reach: 'Reach',
  Unlikely: 'Unlikely',
};

/** Chances, what closed near a rank, and merit numbers, in English. */
export const CHANCES = {
  whichBranch: (college: string, names: string) => `Which branch of ${college} do you mean? It has ${names}.`,
  bands,
  band: (at: { programme: string; college: string; year: number; band: string; means: string; pool: string }) =>
    `${at.programme} at ${at.college} in ${at.year}: ${at.band}. That means ${at.means}. The seats that serve you best: ${at.pool}.`,
  noBand: (at: { programme: string; college: string; year: number; means: string; pool: string }) =>
    `For ${at.programme} at ${at.college} in ${at.year} I give no band: ${at.means} (${at.pool}).`,
  judged: (list: string, rank: string, isEstimate: boolean) =>
    `Estimated with ${isEstimate ? 'an estimated ' : ''}${list}: ${rank}.`,
  closedLast: (year: number, rank: string, percentile: string | null) =>
    `In ${year} these seats closed at ${rank}${percentile === null ? '' : ` (${percentile} percentile)`}.`,
  mayNotBeOffered: (years: number, of: number) =>
    of < 2
      ? 'That is about your rank. The seat itself may not be offered.'
      : `That is about your rank. The seat itself may not be offered: it was in ${years} of the last ${of} years.`,
  assumed: (assumptions: readonly string[]) => `I assumed: ${assumptions.join('; ')}.`,
  noPromise: (first: number, last: number) =>
    `It rests on closing ranks of ${first} to ${last} and is no promise: nothing guarantees a seat. A prediction of your own shows the chance by round and every other programme in reach.`,
  predictorJudgesAll: 'The predictor judges all programmes at once, with your own profile.',
  cannotJudge: 'I cannot judge this programme for you just now.',
  theCollege: 'The college',
  tellFigure:
    'Tell me your MHT-CET percentile or merit number, or your JEE rank, and I look what closed near it. Or save them in your profile once.',
  nothingNear: (judgedBy: string, asked: Where) =>
    `In the newest lists I find nothing${where(asked)} that closed at or beyond ${judgedBy}. That is no verdict: later rounds, other branches or your own category may open more.`,
  ofAnyType: (type: Type, total: number, figure: string) =>
    `Counting ${type === 'government' ? 'private' : 'government'} colleges too, ${figure} ${total === 1 ? 'programme' : 'programmes'} closed at or beyond it.`,
  near: (at: { judgedBy: string; total: number; figure: string; year: number; list: string }, asked: Where) =>
    `With ${at.judgedBy}, ${at.figure} ${at.total === 1 ? 'programme' : 'programmes'}${where(asked)} closed at or beyond it in ${at.year} (${at.list}). The most sought-after of them:`,
  nearCaption: (judgedBy: string, year: number) => `Closed at or beyond ${judgedBy} in ${year}`,
  looksBack: (source: string) =>
    `Source: ${source}. This looks back and is no forecast: the predictor gives you the chances for the coming year.`,
  tellMerit: 'Tell me a percentile or a merit number of MHT-CET, and I tell you the other one.',
  meritIs: (at: { merit: string; percentile: string; year: number; low: string; high: string }) =>
    `Merit number ${at.merit} is about ${at.percentile} percentile in ${at.year}, most probably between ${at.low} and ${at.high}.`,
  percentileIs: (at: { merit: string; percentile: string; year: number; low: string; high: string }) =>
    `${at.percentile} percentile is about merit number ${at.merit} in ${at.year}, most probably between ${at.low} and ${at.high}.`,
  betterAttempt: 'If you write MHT-CET twice, the better percentile counts.',
  earlier: 'What it was in earlier years',
  year: 'Year',
  meritNumber: 'Merit number',
  percentileAndMerit: 'Percentile and merit number',
};
