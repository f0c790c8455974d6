import { findItem } from '@dakhila/domain/assessment/instrument';
import { judgeAnswer, NOT_BEGUN_SENTENCE, TIME_OVER_SENTENCE } from '@dakhila/domain/assessment/sitting';
import type { Language } from '@dakhila/domain/language/languages';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { say } from '../../words/say.ts';
import { demandConsent } from '../guardian-consent/index.ts';
import {
  type NewAnswer,
  nextSequence,
  readProgress,
  requireSitting,
  type StoredProgress,
  upsertAnswers,
} from './store.ts';
import { demandUnderWay } from './under-way.ts';

type Refused = { item: string; code: 'time-over' | 'not-begun'; message: string };
const SENTENCES = { 'time-over': TIME_OVER_SENTENCE, 'not-begun': NOT_BEGUN_SENTENCE } as const;

/** Saves answers in whatever order and however often they arrive. A timed one that comes too late by the database's clock is refused in words. */
export function saveAnswers(
  deps: Pick<Deps, 'db' | 'now'>,
  {
    studentId,
    id,
    answers,
    language,
  }: { studentId: string; id: string; answers: readonly NewAnswer[]; language: Language },
) {
  answers.forEach(demandKnown);
  return deps.db.transaction(async (tx) => {
    // Others may save beside it, but nobody finishes meanwhile.
    demandUnderWay(await requireSitting(tx, studentId, id, 'share'));
    await demandConsent(deps, tx, studentId);
    const before = await readProgress(tx, id);
    const judged = latestOf(answers).map((answer) => ({ answer, refused: refusalOf(answer, before) }));
    const taken = judged.flatMap(({ answer, refused }) => (refused === null ? [answer] : []));
    await upsertAnswers(tx, id, taken);
    const after = await readProgress(tx, id);
    const stands = ({ item, sequence }: NewAnswer) => (after.answers.get(item)?.sequence ?? 0) <= sequence;
    return {
      saved: taken.filter(stands).map(({ item }) => item),
      older: taken.filter((answer) => !stands(answer)).map(({ item }) => item),
      refused: judged.flatMap(({ refused }) =>
        refused === null ? [] : [{ ...refused, message: say(language, refused.message) }],
      ),
      nextSequence: nextSequence(after),
      serverTime: after.now.toISOString(),
    };
  });
}

function demandKnown({ item, choice }: NewAnswer, index: number): void {
  const options = findItem(item)?.item.options.length;
  if (options === undefined) throw new InvalidInput({ [`answers.${index}.item`]: 'There is no such question' });
  if (choice >= options) throw new InvalidInput({ [`answers.${index}.choice`]: 'There is no such choice' });
}

/** One answer to an item, the latest, where several came at once. */
function latestOf(answers: readonly NewAnswer[]): NewAnswer[] {
  const byItem = Map.groupBy(answers, ({ item }) => item);
  return [...byItem.values()].flatMap((same) => same.toSorted((one, other) => other.sequence - one.sequence)[0] ?? []);
}

/** Null where the answer counts. One that is stored already is old news, however late it comes again. */
function refusalOf({ item, sequence }: NewAnswer, { startedAt, answers, now }: StoredProgress): Refused | null {
  const section = findItem(item)?.section;
  if (section === undefined || (answers.get(item)?.sequence ?? 0) >= sequence) return null;
  const code = judgeAnswer(section, { startedAt: startedAt.get(section.id) ?? null, now });
  return code === 'in-time' ? null : { item, code, message: SENTENCES[code] };
}
