import type { PreferenceList } from '@dakhila/contract/list-views';
import { type Changes, changesSince } from '@dakhila/domain/lists/changes';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { judgeList, seenNow, shownLine, shownStanding } from './judge-list.ts';
import { judgeOf, type ListNeeds } from './judging.ts';
import { type OwnList, openList } from './open-list.ts';
import { optionBook } from './option-book.ts';
import { pastYears } from './past-years.ts';
import { headOf } from './store.ts';

/** A list with every choice judged for the student's own profile, and what changed since it was last seen. */
export async function readList(needs: ListNeeds, own: OwnList): Promise<PreferenceList> {
  const list = await openList(needs.db, own);
  const { judge, judging } = await judgeOf(needs, own.studentId, list.exam);
  const judged = judgeList(judge, optionBook(needs.catalogue, list.exam), list.choices);
  const { year, dataYears } = judge.table;
  const seen = seenNow(judge, judged);
  return {
    ...headOf(list),
    choices: judged.map((choice) => ({ ...shownLine(choice), standing: shownStanding(judge.table, choice.judgement) })),
    year,
    rounds: judge.rounds,
    dataYears,
    judging,
    lists: judge.student?.standing.lists ?? [],
    changes: list.seen === null || seen === null ? null : shownChanges(changesSince(list.seen, seen)),
    compulsory: roundRules(list.exam, year).compulsory.map((places, at) => ({ round: at + 1, places })),
    mockYears: pastYears(needs.catalogue, list.exam).map((past) => past.year),
  };
}

type Standing = { state: string; percent: number | null };
const STATES = ['judged', 'range', 'closed', 'unknown', 'no-data', 'none'] as const;

function shownChanges(changes: Changes | null): PreferenceList['changes'] {
  if (changes === null) return null;
  const short = ({ state, percent }: Standing) => ({
    state: STATES.find((known) => known === state) ?? 'none',
    chance: percent === null ? null : percent / 100,
  });
  return {
    reasons: changes.reasons,
    choices: changes.choices.map(({ choice, before, after }) => ({
      choice,
      before: short(before),
      after: short(after),
    })),
  };
}
