import { ANSWERS_AT_ONCE } from '@dakhila/contract/assessment';
import { ApiError } from '../../../lib/api-error.ts';
import type { AnswerStore, PendingAnswer } from './answer-store.ts';

/** `saved`: the server has everything. `saving`: on its way. `waiting`: kept here until the line is back. `refused`: something else is wrong. */
export type QueueState =
  | { kind: 'saved' }
  | { kind: 'saving' | 'waiting'; count: number }
  | { kind: 'refused'; count: number; message: string };

type Refusal = { item: string; message: string };
type Outcome = { saved: string[]; older: string[]; refused: Refusal[] };
type Parts = {
  store: AnswerStore;
  send: (answers: PendingAnswer[]) => Promise<Outcome>;
  onState: (state: QueueState) => void;
  /** Answers that will never be taken, with the server's words. */
  onRefused: (refused: Refusal[]) => void;
  /** The sitting is over or gone: nothing more is to be sent. */
  onClosed: () => void;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export type AnswerQueue = ReturnType<typeof makeAnswerQueue>;

/** Sends answers as they come, one request at a time, and again with growing patience until the server has them. */
export function makeAnswerQueue({ store, send, onState, onRefused, onClosed }: Parts) {
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (kind: 'saving' | 'waiting') => onState({ kind, count: store.read().length });

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isSending || isStopped) return;
    const batch = store.read().slice(0, ANSWERS_AT_ONCE);
    if (batch.length === 0) return onState({ kind: 'saved' });
    isSending = true;
    if (failures === 0) say('saving');
    const problem = await attempt(batch);
    isSending = false;
    if (isStopped) return;
    if (problem === null) return flush();
    if (problem.kind === 'closed') return close();
    failures += 1;
    if (problem.kind === 'passing') say('waiting');
    else onState({ kind: 'refused', count: batch.length, message: problem.message });
    timer = setTimeout(flush, pauseAfter(failures));
  }

  async function attempt(batch: PendingAnswer[]) {
    try {
      const { refused } = await send(batch);
      failures = 0;
      store.drop(batch);
      if (refused.length > 0) onRefused(refused);
      return null;
    } catch (error) {
      return judge(error);
    }
  }

  function close() {
    stop();
    store.clear();
    onClosed();
  }
  function stop() {
    isStopped = true;
    clearTimeout(timer);
  }

  return {
    /** Keeps an answer and sends it at once. */
    add: (answer: PendingAnswer) => {
      store.put(answer);
      void flush();
    },
    /** Sends now what waits: the line is back, or the page is. */
    flush: () => void flush(),
    stop,
  };
}

type Problem = { kind: 'passing' } | { kind: 'closed' } | { kind: 'lasting'; message: string };

/** No line, a full house and an outage pass; a sitting that is finished or gone does not. */
function judge(error: unknown): Problem {
  if (!(error instanceof ApiError) || error.outcome === 'error' || error.status === 408) return { kind: 'passing' };
  if (error.code === 'not-found' || error.code === 'conflict') return { kind: 'closed' };
  return { kind: 'lasting', message: error.message };
}

const pauseAfter = (failures: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
