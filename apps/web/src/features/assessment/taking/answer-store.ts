import { safeLocal } from '../../../lib/safe-storage.ts';

/** A choice on its way to the server. */
export type PendingAnswer = { item: string; choice: number; sequence: number; tookMs: number };

export type AnswerStore = ReturnType<typeof makeAnswerStore>;

/**
 * The answers of one sitting that the server has not confirmed. They stand in the browser's storage, so that a reload, a dead battery or a day without a
 * line loses none; where a browser refuses storage they stand in memory.
 */
export function makeAnswerStore(sittingId: string) {
  const key = `assessment-answers:${sittingId}`;
  const inMemory = new Map<string, PendingAnswer>();

  /** What another tab has put there counts too. */
  const load = () => {
    for (const answer of parse(safeLocal.read(key)))
      if ((inMemory.get(answer.item)?.sequence ?? 0) < answer.sequence) inMemory.set(answer.item, answer);
    return inMemory;
  };
  const write = () => {
    if (inMemory.size === 0) safeLocal.remove(key);
    else safeLocal.write(key, JSON.stringify([...inMemory.values()]));
  };

  return {
    /** Oldest first. */
    read: (): PendingAnswer[] => [...load().values()].sort((one, other) => one.sequence - other.sequence),
    put: (answer: PendingAnswer) => {
      load().set(answer.item, answer);
      write();
    },
    /** Forgets answers that were confirmed; one that was changed meanwhile stays. */
    drop: (answers: readonly PendingAnswer[]) => {
      const kept = load();
      for (const { item, sequence } of answers) if (kept.get(item)?.sequence === sequence) kept.delete(item);
      write();
    },
    clear: () => {
      inMemory.clear();
      write();
    },
  };
}

/** Storage belongs to the browser's owner: whatever does not look like an answer is left out. */
function parse(written: string | null): PendingAnswer[] {
  try {
    const list: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(list) ? list.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

function isAnswer(value: unknown): value is PendingAnswer {
  const { item, choice, sequence, tookMs } = Object(value) as Record<string, unknown>;
  return typeof item === 'string' && [choice, sequence, tookMs].every(Number.isSafeInteger);
}
