import type { MockAllotment } from '@dakhila/contract/list-views';
import { SOURCES } from '@dakhila/domain/colleges/sources';
import { DomainError } from '@dakhila/domain/errors';
import { type Played, type PlayedPool, playMock } from '@dakhila/domain/lists/mock';
import { missingLists, rulesForPast } from '@dakhila/domain/lists/round-rules';
import { labelOf, type Message, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { CLOSED } from '@dakhila/domain/predictor/verdicts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Estimator } from './estimator.ts';
import {
  choicesOnForm,
  type EvaluatedChoice,
  estimatorFor,
  evaluateChoices,
  type ListNeeds,
  PAUSED,
  placesOnForm,
} from './evaluate-list.ts';
import { optionBook } from './option-book.ts';
import { pastPools, pastYears } from './past-years.ts';
import { type OwnList, openList } from './read-list.ts';
import type { StoredList } from './store.ts';

const SOURCE_OF = { 'mht-cet': SOURCES['cet-cell'], josaa: SOURCES.josaa };
const figures = new Intl.NumberFormat('en-IN');
const NO_POOL = messageOf('lists.past.noSeat');

/** Simulates a list with the closing ranks of a past year, in the pools open to the student. */
export async function playPastYear(needs: ListNeeds, own: OwnList, year: number): Promise<Unsaid<MockAllotment>> {
  const list = await openList(needs.db, own);
  const past = pastYears(needs.catalogue, list.exam).find((known) => known.year === year);
  if (past === undefined) throw new InvalidInput({ year: messageOf('lists.past.noData', { years: year }) });
  const { estimator } = await estimatorFor(needs, own.studentId, list.exam);
  if (estimator.student === null) throw new DomainError('conflict', { message: estimator.why ?? PAUSED });
  const listed = evaluateChoices(estimator, optionBook(needs.catalogue, list.exam), list.choices);
  const places = placesOnForm(listed);
  const rules = rulesForPast(list.exam, estimator.table.year, past.rounds);
  const played = playMock(
    choicesOnForm(listed).map((choice) => ({
      key: choice.key,
      pools: openPools(needs, list, estimator, choice, past),
    })),
    rules,
  );
  return {
    ...past,
    source: labelOf(SOURCE_OF[list.exam]),
    notes: notesOn(list, estimator, past),
    seats: played.seats,
    final: played.final,
    choices: listed
      .map(({ key }, at) => playedAt(played, key, places[at] ?? null))
      .map(({ choice, pool, opensIn }) => ({
        choice,
        why: pool === null ? NO_POOL : null,
        pool: pool && { code: pool.code, label: labelOf(pool.label) },
        rank: pool?.rank ?? null,
        closing: pool === null ? [] : Array.from({ length: past.rounds }, (_, at) => pool.closing[at] ?? null),
        opensIn,
      })),
  };
}

/** What became of a choice; nothing of one that is left out of the form. */
const playedAt = ({ choices }: Played, key: string, place: number | null): Played['choices'][number] =>
  choices[(place ?? 0) - 1] ?? { choice: key, pool: null, opensIn: null };

type Past = { year: number; rounds: number };

function openPools(
  { catalogue }: ListNeeds,
  { exam }: StoredList,
  { table, student, rankIn }: Estimator,
  { line, option }: EvaluatedChoice,
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

function notesOn({ exam }: StoredList, { student, rankIn }: Estimator, { year, rounds }: Past): Message[] {
  const places = student?.standing.lists ?? [];
  const worth = places.flatMap(({ label }, at) => {
    const { rank, isOfThatYear } = rankIn(year, at);
    return isOfThatYear
      ? [messageOf('lists.past.percentile', { list: labelOf(label), rank: figures.format(rank), year })]
      : [];
  });
  return [
    messageOf('lists.past.example'),
    ...worth,
    ...(exam === 'mht-cet' && worth.length < places.length ? [messageOf('lists.past.meritNumber')] : []),
    ...(exam === 'mht-cet' ? [messageOf('lists.past.rule', { rounds, year }), ...missingLists(exam, year)] : []),
  ];
}
