import { branchLabel, matchBranches } from '@dakhila/domain/assistant/branches';
import type { CutoffHistory } from '@dakhila/domain/assistant/tool-types';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { findLabel } from './lexicon.ts';
import { capRows, josaaCategory, josaaRows } from './pool-rows.ts';
import { hasRound, newestYear, type PoolRow, seriesOf, toldYear } from './series.ts';

type Input = CutoffHistory['input'];
type Output = CutoffHistory['output'];
type Programme = { name: string; lastYear: number };

/** The closing ranks of a college in the pools that were asked for; undefined when there is no such college. */
export function cutoffHistory(catalogue: Catalogue, input: Input): Output | undefined {
  const college = findLabel(catalogue, input.college);
  const read = college && readerOf(catalogue, input);
  if (!college || !read) return undefined;
  const newest = Math.max(...read.programmes.map(({ lastYear }) => lastYear));
  const current = read.programmes.filter(({ lastYear }) => lastYear === newest);
  const asked = input.year === undefined ? current : read.programmes;
  const offered = [...new Set(current.map(({ name }) => name))];
  const programmes =
    input.branch === undefined
      ? offered
      : plainest(
          matchBranches(
            input.branch,
            asked.map(({ name }) => name),
          ),
        );
  const rows = read.rows(placesOf(read.programmes, programmes));
  const series = seriesOf(rows, input);
  return {
    college,
    rankList: read.rankList,
    source: read.source,
    dataYears: read.dataYears,
    programmes,
    offered,
    series,
    notes: [
      ...goneNote(catalogue, input.college),
      ...notesOn(input, programmes, rows, read.dataYears),
      ...otherPoolNote(input, series),
    ],
  };
}

type Reader = {
  rankList: string;
  source: string;
  dataYears: { first: number; last: number };
  programmes: Programme[];
  rows: (places: readonly number[]) => PoolRow[];
};

function readerOf({ mhtCet, jee }: Catalogue, input: Input): Reader | undefined {
  const { college } = input;
  if (college.exam === 'josaa') {
    const history = jee.cutoffHistory(college.id);
    const isOpen = josaaCategory(input.category ?? 'OPEN') === 'OPEN' && input.special === undefined;
    return (
      history && {
        rankList: `${history.rankList} ${isOpen ? 'common rank (CRL)' : 'category rank'}`,
        source: history.source,
        dataYears: yearsOf(history.pools),
        programmes: withLastYear(history.programmes, history.pools),
        rows: (places) => josaaRows(history, places, input),
      }
    );
  }
  const history = mhtCet.cutoffHistory(college.id);
  const isAllIndia = input.special === 'all-india' || input.quota === 'all-india';
  return (
    history && {
      rankList: isAllIndia ? 'All India merit number by JEE (Main)' : 'MHT-CET state merit number',
      source: history.source,
      dataYears: yearsOf(history.pools),
      programmes: withLastYear(history.programmes, history.pools),
      rows: (places) => capRows(history, places, input),
    }
  );
}

type Pools = readonly { programme: number; years: readonly { year: number }[] }[];

function yearsOf(pools: Pools) {
  const years = pools.flatMap((pool) => pool.years.map(({ year }) => year));
  return { first: Math.min(...years), last: Math.max(...years) };
}

function withLastYear(programmes: readonly { name: string }[], pools: Pools): Programme[] {
  return programmes.map(({ name }, place) => ({
    name,
    lastYear: Math.max(
      0,
      ...pools.filter(({ programme }) => programme === place).flatMap(({ years }) => years.at(-1)?.year ?? 0),
    ),
  }));
}

/** Of two shifts of one branch, the one that is still offered; of two that are, the first. */
function placesOf(programmes: readonly Programme[], names: readonly string[]): number[] {
  return names.flatMap((name) => {
    const own = programmes.flatMap((programme, place) => (programme.name === name ? [place] : []));
    const latest = Math.max(...own.map((place) => programmes[place]?.lastYear ?? 0));
    return own.find((place) => programmes[place]?.lastYear === latest) ?? [];
  });
}

/** A college may have several branches of one kind: the shortest names are what is meant. */
const MAX_PROGRAMMES = 3;
const plainest = (names: readonly string[]) =>
  [...names].sort((one, other) => one.length - other.length).slice(0, MAX_PROGRAMMES);

/** A college that left the lists has cut-offs of earlier years only. */
function goneNote({ mhtCet, jee }: Catalogue, { exam, id }: Input['college']): string[] {
  const since = (exam === 'josaa' ? jee : mhtCet).byId(id)?.notAdmittingSince ?? null;
  return since === null ? [] : [`It hasn’t been in these lists since ${since}. These are the years before.`];
}

/** Codes of seats for women only: LOPENS, AI-OPEN-F. */
const FOR_WOMEN = /^L[A-Z]|-F$/;

/** Women compete for the general seats too: where only those were published, it is said. */
const otherPoolNote = ({ gender }: Input, series: Output['series']) =>
  gender === 'female' && series.length > 0 && !series.some(({ pool }) => FOR_WOMEN.test(pool.code))
    ? ['No cut-off for women’s seats was published here. These are the general seats, which are open to women too.']
    : [];

function notesOn(
  { branch, year, round, category }: Input,
  programmes: readonly string[],
  rows: readonly PoolRow[],
  { first, last }: Output['dataYears'],
): string[] {
  const notes: string[] = [];
  if (programmes.length === 0) notes.push(`The lists show no ${branchLabel(branch ?? '')} at this college.`);
  else if (rows.length === 0)
    notes.push(
      `No seat like this${category === undefined ? '' : ` (${category})`} was filled here in the lists we have.`,
    );
  const newest = newestYear(rows);
  if (year !== undefined && newest !== null && !rows.some((row) => row.years.some((own) => own.year === year)))
    notes.push(`We have lists for this from ${first} to ${last}, but not ${year}. Here is the newest: ${newest}.`);
  const told = toldYear(rows, year);
  if (round !== undefined && told !== null && !hasRound(rows, told, round))
    notes.push(
      `No seat like this was allotted in round ${round} of ${told}, so here are the other rounds. A blank doesn’t mean it’s out of reach.`,
    );
  return notes;
}
