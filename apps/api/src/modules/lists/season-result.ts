import type { ToldSeason } from '@dakhila/contract/accuracy';
import type { Exam } from '@dakhila/contract/exam';
import type { SeasonQuestion } from '@dakhila/contract/season-result';
import { dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import {
  evidenceOf,
  isAskedAbout,
  SEASON_QUESTIONS_A_MINUTE,
  type SeasonResult,
} from '@dakhila/domain/lists/season-result';
import { messageOf } from '@dakhila/domain/messages/message';
import { seasonEnd, seasonName } from '@dakhila/domain/season/season';
import { requireBudget } from '../../db/budget.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { currentSeason } from '../predictor/index.ts';
import { optionBook } from './option-book.ts';
import { isMinor } from './recommend/study.ts';
import { findParticipant } from './recommend/study-store.ts';
import { readSchedule } from './schedule.ts';
import {
  deleteAnswers,
  insertResult,
  isEditionOf,
  listAnswers,
  listListsMadeBy,
  listPublished,
} from './season-result-store.ts';
import type { StoredList } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'now' | 'catalogue'>;
type Own = { studentId: string; exam: Exam };

/** The question about the season that has just ended, for an adult who had a list for it; otherwise their newest answer. With either, all other answers. */
export async function readSeasonQuestion(needs: Needs, own: Own): Promise<SeasonQuestion | null> {
  const { asked, answers, isAdult } = await findAsked(needs, own);
  const titled = answers.map(({ year, result, choice, mayCount, hasEvidence }) => ({
    ...{ year, title: seasonName(own.exam, year), result, mayCount, choice },
    isCounted: isAdult && mayCount && hasEvidence,
  }));
  const named = (keys: readonly string[]) => namedChoices(needs, own.exam, keys);
  const earlier = titled.map(({ choice: _, ...told }) => told);
  if (asked !== null) {
    const { year, lists } = asked;
    const choices = named(lists.flatMap((list) => list.choices));
    return { year, title: seasonName(own.exam, year), choices, answered: null, earlier };
  }
  const [newest] = titled;
  if (newest === undefined) return null;
  const { year, title, ...answered } = newest;
  return { year, title, choices: named([answered.choice ?? []].flat()), answered, earlier: earlier.slice(1) };
}

function namedChoices({ catalogue }: Needs, exam: Exam, keys: readonly string[]): SeasonQuestion['choices'] {
  const book = optionBook(catalogue, exam);
  return [...new Set(keys)].flatMap((choice) => {
    const line = book.find(choice);
    return line === undefined ? [] : [{ choice, collegeName: line.collegeName, programme: line.programme }];
  });
}

type Answer = { result: SeasonResult; choice?: string | undefined; mayCount: boolean };

/** Stores the answer, with the chances that the student had seen where it may be counted. */
export async function answerSeason(needs: Needs, own: Own, { result, choice, mayCount }: Answer): Promise<void> {
  const { asked } = await findAsked(needs, own);
  if (asked === null) throw new DomainError('conflict', { message: messageOf('family.notAsked') });
  const { year, lists } = asked;
  const allotted = result === 'choice' ? (choice ?? null) : null;
  const possible = allotted === null ? lists : lists.filter(({ choices }) => choices.includes(allotted));
  if (result === 'choice' && (allotted === null || possible.length === 0))
    throw new InvalidInput({ choice: messageOf('rounds.notOnList') });
  // Nobody said which of several lists was submitted, so none of them is evidence.
  const list = possible.length === 1 ? possible[0] : undefined;
  const evidence =
    mayCount && list?.seen && (await isEditionOf(needs.db, list.seen.edition, year))
      ? evidenceOf({ choices: list.choices, seen: list.seen }, result, allotted)
      : { obtained: null, missed: [] };
  const isFirst = await insertResult(needs.db, { ...own, year, result, choice: allotted, mayCount, ...evidence });
  if (!isFirst) throw new DomainError('conflict', { message: messageOf('family.notAsked') });
}

/** Deletes the answer about a season, or about all without a year: a consent is withdrawn with it, and the question can be answered again while it is asked. */
export async function withdrawAnswer({ db }: Pick<Needs, 'db'>, own: Own, year?: number): Promise<void> {
  await deleteAnswers(db, own, year);
}

/** What students answered after past seasons, where an operator has published it. */
export async function readToldSeasons({ db }: Pick<Needs, 'db'>): Promise<ToldSeason[]> {
  const seasons = await listPublished(db);
  return seasons.map(({ exam, year, answers, bands }) => ({
    ...{ exam, year, answers, bands },
    title: seasonName(exam, year),
  }));
}

/** What to ask, if anything, and every answer of the student, which can be withdrawn at any time. */
async function findAsked(needs: Needs, own: Own) {
  await requireBudget(needs.db, `season-result:student:${own.studentId}`, SEASON_QUESTIONS_A_MINUTE);
  const answers = await listAnswers(needs.db, own);
  // As for the study of suggestions: the law asks for a guardian's consent below 18, which is not asked for here.
  const { birthDate } = await findParticipant(needs.db, own.studentId);
  const isAdult = !isMinor(birthDate, needs.now());
  const asked = isAdult ? await findSeasonToAsk(needs, own, answers[0]?.year ?? 0) : null;
  return { asked, answers, isAdult };
}

type Asked = { year: number; lists: StoredList[] };

/** The season to ask about: this one, once its last round is over, or the one before. None that is older than the newest answer. */
async function findSeasonToAsk(needs: Needs, own: Own, answeredTo: number): Promise<Asked | null> {
  const today = dayOf(needs.now());
  const { year: current } = currentSeason(needs, own.exam);
  for (const year of [current, current - 1].filter((season) => season > answeredTo)) {
    const lastDay = await lastDayOf(needs, own.exam, year);
    if (!isAskedAbout(lastDay, today)) continue;
    const lists = await listListsMadeBy(needs.db, own, lastDay);
    return lists.length === 0 ? null : { year, lists };
  }
  return null;
}

/** The last day of the last round; where it was never announced, the day on which students begin to plan the next season. */
async function lastDayOf(needs: Needs, exam: Exam, year: number): Promise<string> {
  const { events, rounds } = await readSchedule(needs, exam, year);
  const last = Math.max(rounds, ...events.map(({ round }) => round ?? 0));
  const ends = events.filter(({ round }) => round === last).map(({ lastDay }) => lastDay);
  const known = ends.filter((day) => day !== null).sort();
  return (ends.every((day) => day !== null) ? known.at(-1) : undefined) ?? daysAfter(seasonEnd(exam, year), -1);
}
