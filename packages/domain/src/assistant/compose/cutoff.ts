import { branchLabel } from '../branches.ts';
import { figure, inWords } from '../figures.ts';
import type { CutoffHistory, CutoffSeries, ToolResult } from '../tool-types.ts';
import type { Block, Understood } from '../types.ts';
import { type Draft, draft } from './parts.ts';
import { noCollege } from './unknown.ts';

type Output = CutoffHistory['output'];
type Point = CutoffSeries['points'][number];

const MOST_ROWS = 14;
const MOST_OFFERED = 12;

/** Closing ranks: a sentence, the table of the year, and a small chart where there are several years. */
export function composeCutoff(understood: Understood, results: readonly ToolResult[]): Draft {
  const outcome = results.findLast((result) => result.tool === 'cutoff-history')?.outcome;
  if (outcome === undefined || !outcome.ok) return noCollege(understood);
  const { output } = outcome;
  const { slots } = understood;
  const source = { title: `${output.college.name}: cut-offs`, href: output.college.href };
  if (output.series.length === 0)
    return draft([...output.notes, offeredLine(output)], [source], offeredSuggestions(output));
  const told = toldYear(output, slots.year);
  const blocks =
    slots.branch === undefined ? wholeCollege(output, told) : oneBranch(output, told, shownRound(output, slots.round));
  const caution = `Source: ${output.source}. A cut-off tells how a year ended; the next can differ.`;
  return draft([...output.notes, ...blocks, caution], [source], suggestionsFor(understood, output));
}

function toldYear({ series }: Output, asked: number | undefined): number {
  const years = series.flatMap(({ points }) => points.map(({ year }) => year));
  return asked !== undefined && years.includes(asked) ? asked : Math.max(...years);
}

/** A year that lacks the round asked for is shown with its other rounds. */
const shownRound = ({ series }: Output, asked: number | undefined) =>
  series.every(({ points }) => points.every(({ round }) => round === asked)) ? asked : undefined;

const lastOf = ({ points }: CutoffSeries, year: number): Point | undefined =>
  points.findLast((point) => point.year === year);

function oneBranch(output: Output, told: number, round: number | undefined): Block[] {
  const { series, rankList, college } = output;
  const [first] = series;
  const point = first && lastOf(first, told);
  const sentence =
    first && point
      ? `${first.programme} at ${college.name} closed at ${figure(point.rank)}${percentileWords(point)} in round ${point.round} of ${point.year} (${first.pool.words}). The number is the ${rankList}.`
      : '';
  return [{ kind: 'paragraph', text: sentence }, roundTable(output, told), ...chartOf(output, round)];
}

/** One row a pool, one column a round. A blank means that no seat was allotted in that round. */
function roundTable({ series, college }: Output, told: number): Block {
  const ofYear = series.map((own) => ({ ...own, points: own.points.filter(({ year }) => year === told) }));
  const rounds = [...new Set(ofYear.flatMap(({ points }) => points.map(({ round }) => round)))].sort(
    (one, other) => one - other,
  );
  return {
    kind: 'table',
    caption: `Closing ranks of ${told}: ${college.name}`,
    columns: ['Programme', 'Seat', ...rounds.map((round) => `Round ${round}`)],
    rows: ofYear.slice(0, MOST_ROWS).map(({ programme, pool, points }) => [
      programme,
      `${pool.code}: ${pool.words}`,
      ...rounds.map((round) => {
        const point = points.find((one) => one.round === round);
        return point === undefined ? '–' : `${figure(point.rank)}${percentileWords(point)}`;
      }),
    ]),
  };
}

const percentileWords = ({ percentile }: Point) => (percentile === null ? '' : ` (${figure(percentile)} percentile)`);

/** The last closing of each year, or that of one round, of the pools that have several. */
function chartOf({ series, college }: Output, round: number | undefined): Block[] {
  const lines = series.slice(0, 2).map(({ programme, pool, points }) => ({
    label: `${programme}, ${pool.code}`,
    points: points
      .filter(({ isLastRound }) => round !== undefined || isLastRound)
      .map(({ year, rank }) => ({ year, value: rank })),
  }));
  const long = lines.filter(({ points }) => points.length > 1);
  if (long.length === 0) return [];
  return [
    {
      kind: 'chart',
      title: `${round === undefined ? 'Last closing rank' : `Closing rank of round ${round}`} of each year: ${college.name}`,
      unit: 'rank',
      series: long,
    },
  ];
}

/** Without a branch: every programme once, hardest first. */
function wholeCollege({ series, college, rankList }: Output, told: number): Block[] {
  const firsts = [...Map.groupBy(series, ({ programme }) => programme).values()].flatMap((own) => {
    const [first] = own;
    const point = first && lastOf(first, told);
    return first && point ? [{ first, point }] : [];
  });
  const rows = firsts.sort((one, other) => one.point.rank - other.point.rank).slice(0, MOST_ROWS);
  return [
    {
      kind: 'paragraph',
      text: `These are the last closing ranks of ${told} at ${college.name}, hardest first. The number is the ${rankList}.`,
    },
    {
      kind: 'table',
      caption: `Closing ranks of ${told}: ${college.name}`,
      columns: ['Programme', 'Seat', 'Round', 'Rank', 'Percentile'],
      rows: rows.map(({ first, point }) => [
        first.programme,
        first.pool.code,
        String(point.round),
        figure(point.rank),
        point.percentile === null ? '–' : figure(point.percentile),
      ]),
    },
  ];
}

function offeredLine({ programmes, offered, college }: Output): string {
  return programmes.length > 0 || offered.length === 0
    ? ''
    : `${college.name} has: ${inWords(offered.slice(0, MOST_OFFERED))}.`;
}

const offeredSuggestions = ({ programmes, offered, college }: Output) =>
  programmes.length > 0 ? [] : offered.slice(0, 3).map((name) => `${name} cut-off at ${college.short}`);

function suggestionsFor({ slots }: Understood, { college, offered, programmes }: Output): string[] {
  const other = offered.find((name) => !programmes.includes(name));
  return [
    ...(slots.gender === 'female' ? [] : ['And for girls?']),
    ...(slots.category === undefined ? ['And for OBC?'] : []),
    ...(other === undefined || slots.branch === undefined ? [] : [`What about ${branchLabel(other)}?`]),
    ...(slots.branch === undefined
      ? offered.slice(0, 2).map((name) => `${name} cut-off at ${college.short}`)
      : ['Can I get it?']),
  ];
}
