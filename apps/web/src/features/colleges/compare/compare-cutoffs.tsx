import type { Exam } from '@dakhila/contract/exam';
import { useQueries, useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../../lib/exam-profile.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { collegesMessages } from '../messages.ts';
import { closingOf, reservedFor, seatsFor } from '../shared/cutoffs/choose-pool.ts';
import { type HistoryView, type Pool, viewHistory } from '../shared/cutoffs/history-view.ts';
import { collegeMessages } from '../shared/messages.ts';
import { collegeChancesQuery, cutoffsQuery } from '../shared/queries.ts';
import { useWantedPlace } from '../shared/wanted-branches.ts';
import type { ComparedCollege } from './compare-rows.ts';
import { CompareRow, CompareTable } from './compare-table.tsx';

export function CompareCutoffs({ compared }: { compared: readonly ComparedCollege[] }) {
  const messages = useMessages(collegesMessages).compare;
  const { categories } = useMessages(collegeMessages).common;
  const { address, choose } = useAddressChoice();
  const { placeOf, isPending } = useOwnPlace(compared);
  const courses = ownFirst(compared, placeOf);
  const chosen = courses.find((name) => name === address.get('course'));
  const course = chosen ?? courses[0];
  const { data: profile } = useQuery({ ...examProfileQuery, retry: false });
  const own = reservedFor(seatsFor('mht-cet', profile ?? {})) ?? profile?.josaa?.category?.replace('OBC-NCL', 'OBC');
  const asked = address.get('category') ?? own;
  const category = CATEGORIES.find((name) => name === asked) ?? 'OPEN';
  if (course === undefined) return null;
  // Another course would be shown first, and its cut-offs fetched.
  if (isPending && chosen === undefined) return <Skeleton className="mt-8 h-64" />;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{messages.cutoffs}</h2>
      <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">{messages.cutoffsLead}</p>
      <div className="mb-4 grid gap-4 sm:grid-cols-2 print:hidden">
        <Field label={messages.course}>
          <Select
            value={course}
            options={courses.map((name) => ({ value: name, label: name }))}
            onChange={(event) => choose('course', event.target.value)}
          />
        </Field>
        <Field label={messages.category}>
          <Select
            value={category}
            options={CATEGORIES.map((name) => ({ value: name, label: categories[name] }))}
            onChange={(event) => choose('category', event.target.value)}
          />
        </Field>
      </div>
      <CompareTable caption={messages.cutoffCaption} compared={compared}>
        <CompareRow name={`${course}, ${categories[category]}`} compared={compared}>
          {(one) => <Closings compared={one} course={course} category={category} />}
        </CompareRow>
      </CompareTable>
    </section>
  );
}

type Course = ComparedCollege['college']['courses'][number];

/** A course's name in the cut-offs and in predictions. */
const programmeOf = (course: Course) => ('courseCode' in course ? course.courseCode : course.publishedName);

/** The place of a course for this student: those with a chance or of a wanted branch, in the order of the branches; null for the others. */
function useOwnPlace(compared: readonly ComparedCollege[]) {
  const wantedPlace = useWantedPlace();
  const results = useQueries({
    queries: compared.map(({ exam, id, college }) => ({
      ...collegeChancesQuery(exam, id),
      enabled: college.notAdmittingSince === null,
      retry: false,
    })),
  });
  const predicted = new Set(
    results.flatMap(({ data }) => data?.results.map(({ choiceCode, programme }) => choiceCode ?? programme) ?? []),
  );
  const unwanted = wantedPlace('');
  const placeOf = (course: Course): number | null => {
    const place = wantedPlace(course.courseName);
    return place < unwanted || predicted.has(programmeOf(course)) ? place : null;
  };
  return { placeOf, isPending: results.some(({ isLoading }) => isLoading) };
}

/** Every course of the compared colleges. The student's own come first, and among them and the others those that more of the colleges have. */
function ownFirst(compared: readonly ComparedCollege[], placeOf: (course: Course) => number | null): string[] {
  const found = new Map<string, { count: number; place: number }>();
  for (const { college } of compared)
    for (const course of college.courses) {
      const { count = 0, place = NOT_OWN } = found.get(course.courseName) ?? {};
      found.set(course.courseName, { count: count + 1, place: Math.min(place, placeOf(course) ?? NOT_OWN) });
    }
  return [...found]
    .sort(
      ([one, first], [other, second]) =>
        Number(first.place === NOT_OWN) - Number(second.place === NOT_OWN) ||
        second.count - first.count ||
        first.place - second.place ||
        (one < other ? -1 : 1),
    )
    .map(([name]) => name);
}
const NOT_OWN = Number.MAX_SAFE_INTEGER;

type ClosingsProps = { compared: ComparedCollege; course: string; category: Category };

function Closings({ compared: { exam, id, college }, course, category }: ClosingsProps) {
  const messages = useMessages(collegesMessages).compare;
  const offered = college.courses.find(({ courseName }) => courseName === course);
  const programme = offered && programmeOf(offered);
  const { data, isLoading } = useQuery({
    ...cutoffsQuery(exam, id, programme ?? ''),
    enabled: programme !== undefined,
  });
  if (programme === undefined) return <span className="text-quiet">{messages.notOffered}</span>;
  if (!isKnownTo(exam, category)) return <span className="text-quiet">{messages.noSuchCategory}</span>;
  if (isLoading) return <Skeleton className="h-16" />;
  const pools = data ? matchingPools(viewHistory(data), category) : [];
  if (pools.length === 0) return <span className="text-quiet">{messages.noCutoffs}</span>;
  return (
    <ul className="space-y-3">
      {pools.map(({ name, closings, isByJee }) => (
        <li key={name}>
          <p className="text-xs text-quiet">{name}</p>
          {closings.map(({ year, rank, percentile, round }) => (
            <p key={year} className="tabular-nums">
              {percentile === null
                ? fill(messages.closed, { year, rank: indianNumber(rank), round })
                : fill(isByJee ? messages.closedByJee : messages.closedPercentile, {
                    ...{ year, round, percentile: percentile.toFixed(2) },
                  })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The categories of both admissions, then those of CAP alone. */
const COMMON = ['OPEN', 'EWS', 'OBC', 'SC', 'ST'] as const;
const CATEGORIES = [...COMMON, 'SEBC', 'VJ', 'NT1', 'NT2', 'NT3'] as const;
type Category = (typeof CATEGORIES)[number];

const isKnownTo = (exam: Exam, category: Category) =>
  exam === 'mht-cet' || COMMON.some((common) => common === category);

/** A pool of the category with its newest closings, newest first. */
type MatchingPool = {
  name: string;
  /** Filled by JEE Main, as the All India seats of CAP are. */
  isByJee: boolean;
  closings: { year: number; rank: number; percentile: number | null; round: number }[];
};

const YEARS_SHOWN = 3;

/**
 * The general pools of a category: not those for women only, not those within a disability or defence quota, not released seats.
 * Pools of the newest lists come first, the All India seats of CAP last. A pool without closings in the last years is left out: its seats are no longer given.
 */
export function matchingPools(view: HistoryView, category: Category): MatchingPool[] {
  const found = view.pools
    .filter((pool) => (isCap(pool) ? isCapMatch(pool, category) || isAllIndia(pool) : isJosaaMatch(pool, category)))
    .map((pool) => ({ name: poolName(view, pool), isByJee: isAllIndia(pool), closings: newestClosings(pool) }))
    .sort((one, other) => Number(one.isByJee) - Number(other.isByJee) || newestYear(other) - newestYear(one));
  const newest = Math.max(0, ...found.map(newestYear));
  return found.filter((pool) => newestYear(pool) > 0 && newestYear(pool) > newest - YEARS_SHOWN);
}

const newestYear = ({ closings }: MatchingPool) => closings[0]?.year ?? 0;

const isCap = ({ facets }: Pool) => facets.category !== undefined;

function isCapMatch({ facets }: Pool, category: Category): boolean {
  const codes = category === 'EWS' ? ['EWS'] : ['H', 'O', 'S'].map((level) => `G${category}${level}`);
  return codes.includes(facets.category ?? '') && facets.stage === 'I' && facets.exam === 'MHT-CET';
}

/** The All India seats of CAP are open to every category. */
const isAllIndia = ({ facets }: Pool) =>
  facets.category === 'AI' && facets.section === 'AI' && facets.stage === 'I' && facets.exam === 'JEE(Main)';

function isJosaaMatch({ facets }: Pool, category: Category): boolean {
  return facets.seatType === (category === 'OBC' ? 'OBC-NCL' : category) && facets.gender === 'N';
}

/** What distinguishes the pool from the others of the same category. */
function poolName(view: HistoryView, { facets }: Pool): string {
  if (facets.quota !== undefined) return view.words.quota?.[facets.quota] ?? facets.quota;
  return view.words.section?.[facets.section ?? ''] ?? '';
}

function newestClosings(pool: Pool): MatchingPool['closings'] {
  return pool.years
    .flatMap((row) => {
      const found = closingOf(row, 'any');
      if (!found) return [];
      const { rank, percentile = null } = found.closing;
      return [{ year: row.year, rank, percentile, round: found.round }];
    })
    .reverse()
    .slice(0, YEARS_SHOWN);
}
