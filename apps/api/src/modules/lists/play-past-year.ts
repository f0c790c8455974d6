import type { MockAllotment } from '@dakhila/contract/list-views';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { DomainError } from '@dakhila/domain/errors';
import { missingLists } from '@dakhila/domain/lists/missing-lists';
import { type PlayedPool, playMock } from '@dakhila/domain/lists/mock';
import { rulesForPast } from '@dakhila/domain/lists/round-rules';
import { CLOSED } from '@dakhila/domain/predictor/verdicts';
import { InvalidInput } from '../../http/errors.ts';
import type { Judge } from './judge.ts';
import { type JudgedChoice, judgeList } from './judge-list.ts';
import { judgeOf, type ListNeeds } from './judging.ts';
import { type OwnList, openList } from './open-list.ts';
import { optionBook } from './option-book.ts';
import { pastPools } from './past-closings.ts';
import { pastYears } from './past-years.ts';
import type { StoredList } from './store.ts';

const SOURCE_OF = { 'mht-cet': SOURCES['cet-cell'], josaa: SOURCES.josaa };
const figures = new Intl.NumberFormat('en-IN');
const NO_POOL = 'No seat that is open to you was allotted here that year.';

/** Plays a list against the closing ranks of a past year, in the pools that are open to the student. */
export async function playPastYear(needs: ListNeeds, own: OwnList, year: number): Promise<MockAllotment> {
  const list = await openList(needs.db, own);
  const past = pastYears(needs.catalogue, list.exam).find((known) => known.year === year);
  if (past === undefined) throw new InvalidInput({ year: `We have no closing ranks of ${year} to play against` });
  const { judge, judging } = await judgeOf(needs, own.studentId, list.exam);
  if (judge.student === null) throw new DomainError('conflict', { message: judging.message ?? '' });
  const judged = judgeList(judge, optionBook(needs.catalogue, list.exam), list.choices);
  const rules = rulesForPast(list.exam, judge.table.year, past.rounds);
  const played = playMock(
    judged.map((choice) => ({ key: choice.key, pools: openPools(needs, list, judge, choice, past) })),
    rules,
  );
  return {
    ...past,
    source: SOURCE_OF[list.exam],
    notes: notesOn(list, judge, past),
    seats: played.seats,
    final: played.final,
    choices: played.choices.map(({ choice, pool, opensIn }) => ({
      choice,
      why: pool === null ? NO_POOL : null,
      pool: pool && { code: pool.code, label: pool.label },
      rank: pool?.rank ?? null,
      closing: pool === null ? [] : Array.from({ length: past.rounds }, (_, at) => pool.closing[at] ?? null),
      opensIn,
    })),
  };
}

type Past = { year: number; rounds: number };

function openPools(
  { catalogue }: ListNeeds,
  { exam }: StoredList,
  { table, student, rankIn }: Judge,
  { line, option }: JudgedChoice,
  { year }: Past,
): PlayedPool[] {
  if (line === null || option === null || student === null) return [];
  const { standing } = student;
  const tie = standing.tie[table.options[option]?.college ?? 0] ?? 0;
  return pastPools(exam, catalogue, table, line, year).flatMap(({ kind, closing }) => {
    const list = standing.place[kind * standing.tieCount + tie] ?? CLOSED;
    const words = table.kinds[kind];
    if (list === CLOSED || words === undefined) return [];
    return [{ code: words.code, label: words.label, rank: rankIn(year, list).rank, closing }];
  });
}

function notesOn({ exam }: StoredList, { student, rankIn }: Judge, { year, rounds }: Past): string[] {
  const places = student?.standing.lists ?? [];
  const worth = places.flatMap(({ label }, at) => {
    const { rank, isOfThatYear } = rankIn(year, at);
    return isOfThatYear ? [`${label}: your percentile was worth about ${figures.format(rank)} in ${year}.`] : [];
  });
  return [
    'A past year is an example, not a forecast: closing ranks move from year to year.',
    ...worth,
    ...(exam === 'mht-cet' && worth.length < places.length
      ? ['A merit number is compared with that year’s as it stands, although more students sit the exam every year.']
      : []),
    ...(exam === 'mht-cet'
      ? [
          `Acceptance is played by today’s rule on the ${rounds} rounds of ${year}. The same list is used in every round.`,
          ...missingLists(exam, year),
        ]
      : []),
  ];
}
