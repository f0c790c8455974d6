import { branchLabel } from '../branches.ts';
import { figure } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CutoffHistory, CutoffSeries } from '../tool-types.ts';
import type { Block, Slots } from '../types.ts';
import { type Compose, draft, NOTHING, narrowTable, outputOf, percentileOf } from './parts.ts';
import { noCollege } from './unknown.ts';

type Output = CutoffHistory['output'];
type Point = CutoffSeries['points'][number];

const MAX_ROWS = 14;
const MAX_OFFERED = 12;

/** Closing ranks: a sentence, the table of the year, and a small chart where there are several years. */
export const composeCutoff: Compose = (understood, results, speech) => {
  const { closings, colleges } = speech.words;
  const output = outputOf(results, 'cutoff-history');
  if (output === undefined) return noCollege(understood, speech);
  const { slots } = understood;
  const { name: college, href } = output.college;
  const source = { title: fill(closings.pageOf, { college }), href };
  const notes = output.notes.map(speech.tell);
  if (output.series.length === 0) {
    const offered = output.programmes.length > 0 ? [] : output.offered;
    const names = speech.all(offered.slice(0, MAX_OFFERED));
    return draft(
      [...notes, offered.length === 0 ? '' : fill(colleges.courses, { college, names })],
      [source],
      offered.slice(0, 3).map((branch) => cutoffAsk(branch, output, speech)),
    );
  }
  const told = toldYear(output, slots.year);
  const blocks =
    slots.branch === undefined ? wholeCollege(output, told, speech) : oneBranch(output, told, slots, speech);
  return draft(
    [...notes, ...blocks, fill(closings.source, { source: speech.tell(output.source) })],
    [source],
    suggestionsFor(slots, output, speech),
  );
};

function toldYear({ series }: Output, asked: number | undefined): number {
  const years = series.flatMap(({ points }) => points.map(({ year }) => year));
  return asked !== undefined && years.includes(asked) ? asked : Math.max(...years);
}

const lastOf = ({ points }: CutoffSeries, year: number) => points.findLast((point) => point.year === year);

function oneBranch(output: Output, told: number, { round }: Slots, speech: Speech): Block[] {
  const { series } = output;
  const text = closingIn(output, told, speech);
  // A year that lacks the round asked for is shown with its other rounds.
  const isOfRound = series.every(({ points }) => points.every((one) => one.round === round));
  return [
    { kind: 'paragraph', text },
    roundTable(output, told, speech),
    ...chartOf(output, isOfRound ? round : undefined, speech),
  ];
}

/** The closing of a year in a sentence; empty where there is none. */
function closingIn({ series: [first], rankList, college }: Output, year: number, speech: Speech): string {
  const point = first && lastOf(first, year);
  if (!point) return '';
  return fill(speech.words.closings.closed, {
    ...{ programme: first.programme, college: college.name, rank: figure(point.rank) },
    ...{ percentile: percentileOf(point), round: point.round, year: point.year },
    pool: speech.tell(first.pool.words),
    // Beside a percentile it is called a merit number already.
    list: point.percentile === null ? speech.tell(rankList) : undefined,
  });
}

/** The newest closing in a sentence; empty where there is none. */
export const newestClosing = (output: Output, speech: Speech): string =>
  closingIn(output, toldYear(output, undefined), speech);

/** One row a pool, one column a round. A blank means that no seat was allotted in that round. */
function roundTable({ series, college }: Output, told: number, { words: { closings }, tell }: Speech): Block {
  const ofYear = series.map((own) => ({ ...own, points: own.points.filter(({ year }) => year === told) }));
  const points = ofYear.flatMap((own) => own.points);
  const rounds = [...new Set(points.map(({ round }) => round))].sort((one, other) => one - other);
  const hasPercentiles = points.some(({ percentile }) => percentile !== null);
  const cell = (point: Point | undefined) => (point ? inBrackets(percentileOf(point), figure(point.rank)) : NOTHING);
  return narrowTable({
    caption: fill(hasPercentiles ? closings.captionWithPercentiles : closings.caption, {
      year: told,
      college: college.name,
    }),
    columns: [closings.programme, closings.seat, ...rounds.map((round) => fill(closings.roundOf, { round }))],
    rows: ofYear
      .slice(0, MAX_ROWS)
      .map(({ programme, pool, points: own }) => [
        programme,
        tell(pool.words),
        ...rounds.map((round) => cell(own.find((one) => one.round === round))),
      ]),
    mayBeShared: [closings.programme],
  });
}

/** '93.46 (22,539)': the percentile first, where there is one. */
const inBrackets = (percentile: string | null, rank: string) =>
  percentile === null ? rank : `${percentile} (${rank})`;

/** The last closing of each year, or that of one round, of the pools that have several. */
function chartOf(
  { series, college }: Output,
  round: number | undefined,
  { words: { closings }, tell }: Speech,
): Block[] {
  const lines = series.slice(0, 2).map(({ programme, pool, points }) => ({
    label: `${programme}, ${tell(pool.words)}`,
    points: points
      .filter(({ isLastRound }) => round !== undefined || isLastRound)
      .map(({ year, rank }) => ({ year, value: rank })),
  }));
  const long = lines.filter(({ points }) => points.length > 1);
  const title = fill(round === undefined ? closings.chartOfLast : closings.chartOfRound, {
    round,
    college: college.name,
  });
  return long.length === 0 ? [] : [{ kind: 'chart', title, unit: 'rank', series: long }];
}

/** Without a branch: every programme once, hardest first. */
function wholeCollege(
  { series, programmes, college: { name }, rankList }: Output,
  told: number,
  speech: Speech,
): Block[] {
  const { closings } = speech.words;
  const firsts = [...Map.groupBy(series, ({ programme }) => programme).values()].flatMap(([first]) => {
    const point = first && lastOf(first, told);
    return point ? [{ first, point }] : [];
  });
  const rows = firsts.sort((one, other) => one.point.rank - other.point.rank).slice(0, MAX_ROWS);
  const filled = new Set(firsts.map(({ first }) => first.programme));
  const empty = programmes.filter((programme) => !filled.has(programme));
  return [
    { kind: 'paragraph', text: fill(closings.whole, { year: told, college: name, list: speech.tell(rankList) }) },
    narrowTable({
      caption: fill(closings.caption, { year: told, college: name }),
      columns: [closings.programme, closings.percentile, closings.rank, closings.seat, closings.round],
      rows: rows.map(({ first, point }) => [
        ...[first.programme, percentileOf(point) ?? NOTHING, figure(point.rank)],
        ...[speech.tell(first.pool.words), String(point.round)],
      ]),
      mayBeShared: [closings.seat, closings.round, closings.percentile],
    }),
    // Their seats may have gone to others: a student must not think that the college does not teach them.
    ...(empty.length === 0 ? [] : [notFilled(empty, told, speech)]),
  ];
}

const notFilled = (programmes: readonly string[], year: number, { words, all }: Speech): Block => ({
  kind: 'paragraph',
  text: fill(words.closings.notFilled, { year, names: all(programmes.slice(0, MAX_OFFERED)) }),
});

const cutoffAsk = (branch: string, { college }: Output, { words }: Speech) =>
  fill(words.asks.cutoffOf, { branch, college: college.short });

function suggestionsFor({ gender, category, branch }: Slots, output: Output, speech: Speech): string[] {
  const { asks } = speech.words;
  const { offered, programmes } = output;
  const other = offered.find((name) => !programmes.includes(name));
  return [
    ...(gender === 'female' ? [] : [asks.forGirls]),
    ...(output.ownCategory !== undefined ? [asks.forOpen] : category === undefined ? [asks.forObc] : []),
    ...(other === undefined || branch === undefined ? [] : [fill(asks.whatAbout, { branch: branchLabel(other) })]),
    ...(branch === undefined ? offered.slice(0, 2).map((name) => cutoffAsk(name, output, speech)) : [asks.canGetIt]),
  ];
}
