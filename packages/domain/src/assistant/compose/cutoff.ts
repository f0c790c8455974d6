import { branchLabel } from '../branches.ts';
import { figure } from '../figures.ts';
import type { Speech } from '../say/speech.ts';
import type { CutoffHistory, CutoffSeries } from '../tool-types.ts';
import type { Block, Understood } from '../types.ts';
import { type Compose, draft, NOTHING, narrowTable } from './parts.ts';
import { noCollege } from './unknown.ts';

type Output = CutoffHistory['output'];
type Point = CutoffSeries['points'][number];

const MOST_ROWS = 14;
const MOST_OFFERED = 12;

/** Closing ranks: a sentence, the table of the year, and a small chart where there are several years. */
export const composeCutoff: Compose = (understood, results, speech) => {
  const outcome = results.findLast((result) => result.tool === 'cutoff-history')?.outcome;
  if (outcome === undefined || !outcome.ok) return noCollege(understood, speech);
  const { output } = outcome;
  const { slots } = understood;
  const { closings } = speech.words;
  const source = { title: closings.pageOf(output.college.name), href: output.college.href };
  const notes = output.notes.map(speech.tell);
  if (output.series.length === 0)
    return draft([...notes, offeredLine(output, speech)], [source], offeredSuggestions(output, speech));
  const told = toldYear(output, slots.year);
  const blocks =
    slots.branch === undefined
      ? wholeCollege(output, told, speech)
      : oneBranch(output, told, shownRound(output, slots.round), speech);
  return draft(
    [...notes, ...blocks, closings.source(speech.tell(output.source))],
    [source],
    suggestionsFor(understood, output, speech),
  );
};

function toldYear({ series }: Output, asked: number | undefined): number {
  const years = series.flatMap(({ points }) => points.map(({ year }) => year));
  return asked !== undefined && years.includes(asked) ? asked : Math.max(...years);
}

/** A year that lacks the round asked for is shown with its other rounds. */
const shownRound = ({ series }: Output, asked: number | undefined) =>
  series.every(({ points }) => points.every(({ round }) => round === asked)) ? asked : undefined;

const lastOf = ({ points }: CutoffSeries, year: number): Point | undefined =>
  points.findLast((point) => point.year === year);

const percentileOf = ({ percentile }: Point) => (percentile === null ? null : figure(percentile));

function oneBranch(output: Output, told: number, round: number | undefined, speech: Speech): Block[] {
  const { series, rankList, college } = output;
  const [first] = series;
  const point = first && lastOf(first, told);
  const sentence =
    first && point
      ? speech.words.closings.closed({
          programme: first.programme,
          college: college.name,
          rank: figure(point.rank),
          percentile: percentileOf(point),
          round: point.round,
          year: point.year,
          pool: speech.tell(first.pool.words),
          list: speech.tell(rankList),
        })
      : '';
  return [{ kind: 'paragraph', text: sentence }, roundTable(output, told, speech), ...chartOf(output, round, speech)];
}

/** One row a pool, one column a round. A blank means that no seat was allotted in that round. */
function roundTable({ series, college }: Output, told: number, speech: Speech): Block {
  const { closings } = speech.words;
  const ofYear = series.map((own) => ({ ...own, points: own.points.filter(({ year }) => year === told) }));
  const points = ofYear.flatMap((own) => own.points);
  const rounds = [...new Set(points.map(({ round }) => round))].sort((one, other) => one - other);
  const hasPercentiles = points.some(({ percentile }) => percentile !== null);
  return narrowTable(
    {
      caption: (hasPercentiles ? closings.captionWithPercentiles : closings.caption)(told, college.name),
      columns: [closings.programme, closings.seat, ...rounds.map(closings.roundOf)],
      rows: ofYear.slice(0, MOST_ROWS).map(({ programme, pool, points: own }) => [
        programme,
        `${pool.code}: ${speech.tell(pool.words)}`,
        ...rounds.map((round) => {
          const point = own.find((one) => one.round === round);
          if (point === undefined) return NOTHING;
          return point.percentile === null ? figure(point.rank) : `${figure(point.rank)} (${figure(point.percentile)})`;
        }),
      ]),
      mayBeShared: [closings.programme],
    },
    speech,
  );
}

/** The last closing of each year, or that of one round, of the pools that have several. */
function chartOf({ series, college }: Output, round: number | undefined, { words }: Speech): Block[] {
  const lines = series.slice(0, 2).map(({ programme, pool, points }) => ({
    label: `${programme}, ${pool.code}`,
    points: points
      .filter(({ isLastRound }) => round !== undefined || isLastRound)
      .map(({ year, rank }) => ({ year, value: rank })),
  }));
  const long = lines.filter(({ points }) => points.length > 1);
  if (long.length === 0) return [];
  const title =
    round === undefined ? words.closings.chartOfLast(college.name) : words.closings.chartOfRound(round, college.name);
  return [{ kind: 'chart', title, unit: 'rank', series: long }];
}

/** Without a branch: every programme once, hardest first. */
function wholeCollege({ series, college, rankList }: Output, told: number, speech: Speech): Block[] {
  const { closings } = speech.words;
  const firsts = [...Map.groupBy(series, ({ programme }) => programme).values()].flatMap((own) => {
    const [first] = own;
    const point = first && lastOf(first, told);
    return first && point ? [{ first, point }] : [];
  });
  const rows = firsts.sort((one, other) => one.point.rank - other.point.rank).slice(0, MOST_ROWS);
  return [
    {
      kind: 'paragraph',
      text: closings.whole({ year: told, college: college.name, list: speech.tell(rankList) }),
    },
    narrowTable(
      {
        caption: closings.caption(told, college.name),
        columns: [closings.programme, closings.seat, closings.round, closings.rank, closings.percentile],
        rows: rows.map(({ first, point }) => [
          first.programme,
          first.pool.code,
          String(point.round),
          figure(point.rank),
          percentileOf(point) ?? NOTHING,
        ]),
        mayBeShared: [closings.seat, closings.round, closings.percentile],
      },
      speech,
    ),
  ];
}

function offeredLine({ programmes, offered, college }: Output, { words }: Speech): string {
  return programmes.length > 0 || offered.length === 0
    ? ''
    : words.closings.offered(college.name, words.all(offered.slice(0, MOST_OFFERED)));
}

const offeredSuggestions = ({ programmes, offered, college }: Output, { words }: Speech) =>
  programmes.length > 0 ? [] : offered.slice(0, 3).map((name) => words.asks.cutoffOf(name, college.short));

function suggestionsFor(
  { slots }: Understood,
  { college, offered, programmes }: Output,
  { words: { asks } }: Speech,
): string[] {
  const other = offered.find((name) => !programmes.includes(name));
  return [
    ...(slots.gender === 'female' ? [] : [asks.forGirls]),
    ...(slots.category === undefined ? [asks.forObc] : []),
    ...(other === undefined || slots.branch === undefined ? [] : [asks.whatAbout(branchLabel(other))]),
    ...(slots.branch === undefined
      ? offered.slice(0, 2).map((name) => asks.cutoffOf(name, college.short))
      : [asks.canGetIt]),
  ];
}
