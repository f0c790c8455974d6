import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { makeAnswerQueue, type QueueState } from './answer-queue.ts';
import { makeAnswerStore, type PendingAnswer } from './answer-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const answer = (item: string, sequence: number, choice = 0): PendingAnswer => ({ item, choice, sequence, tookMs: 900 });

/** A queue with a server that does what the test says, and remembers what reached it. */
function aQueue({ sitting = 'one', respond = () => {} }: { sitting?: string; respond?: () => void } = {}) {
  const reached: PendingAnswer[][] = [];
  const states: QueueState[] = [];
  const refusals: string[] = [];
  const server = { respond, refused: [] as { item: string; message: string }[] };
  const onClosed = vi.fn();
  const queue = makeAnswerQueue({
    store: makeAnswerStore(sitting),
    send: async (answers) => {
      await Promise.resolve();
      server.respond();
      reached.push(answers);
      return { saved: answers.map(({ item }) => item), older: [], refused: server.refused };
    },
    onState: (state) => states.push(state),
    onRefused: (refused) => refusals.push(...refused.map(({ message }) => message)),
    onClosed,
  });
  return { queue, server, reached, states, refusals, onClosed, last: () => states.at(-1) };
}
const noLine = () => {
  throw new NetworkError('offline');
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer is sent at once and forgotten here once the server has it', async () => {
  const { queue, reached, last } = aQueue();
  queue.add(answer('i01', 1));
  expect(last()).toEqual({ kind: 'saving', count: 1 });
  await settle();
  expect(reached).toEqual([[answer('i01', 1)]]);
  expect(last()).toEqual({ kind: 'saved' });
  expect(localStorage).toHaveLength(0);
});

test('answers given while one is on its way go together in the next request', async () => {
  const { queue, reached } = aQueue();
  queue.add(answer('i01', 1));
  queue.add(answer('i02', 2));
  queue.add(answer('i03', 3));
  await settle();
  expect(reached.map((batch) => batch.map(({ item }) => item))).toEqual([['i01'], ['i02', 'i03']]);
});

test('without a line answers are kept, counted and tried again with growing patience', async () => {
  const { queue, server, reached, last } = aQueue({ respond: noLine });
  queue.add(answer('i01', 1));
  queue.add(answer('i02', 2));
  await settle();
  expect(last()).toEqual({ kind: 'waiting', count: 2 });
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  server.respond = () => {};
  await vi.advanceTimersByTimeAsync(3_900);
  expect(reached).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(reached).toEqual([[answer('i01', 1), answer('i02', 2)]]);
  expect(last()).toEqual({ kind: 'saved' });
});

test('a line that is back is used at once, without waiting for the next turn', async () => {
  const { queue, server, reached } = aQueue({ respond: noLine });
  queue.add(answer('i01', 1));
  await vi.advanceTimersByTimeAsync(60_000);
  server.respond = () => {};
  queue.flush();
  await settle();
  expect(reached).toHaveLength(1);
});

test('what a page left unsent is sent by the next one', async () => {
  const before = aQueue({ respond: noLine });
  before.queue.add(answer('i01', 1, 4));
  await settle();
  before.queue.stop();
  const after = aQueue();
  after.queue.flush();
  await settle();
  expect(after.reached).toEqual([[answer('i01', 1, 4)]]);
});

test('the answers of another sitting are not touched', async () => {
  const other = aQueue({ sitting: 'other', respond: noLine });
  other.queue.add(answer('i01', 1));
  other.queue.stop();
  const { queue, reached } = aQueue();
  queue.flush();
  await settle();
  expect(reached).toEqual([]);
  expect(makeAnswerStore('other').read()).toEqual([answer('i01', 1)]);
});

test('an answer changed while the first was on its way is sent too, and only the last is kept', async () => {
  const { queue, reached } = aQueue();
  queue.add(answer('i01', 1, 0));
  queue.add(answer('i01', 2, 4));
  await settle();
  expect(reached).toEqual([[answer('i01', 1, 0)], [answer('i01', 2, 4)]]);
  expect(localStorage).toHaveLength(0);
});

test('an outage of the server is waited out like a missing line', async () => {
  const { queue, last } = aQueue({
    respond: () => {
      throw new ApiError(503, 'unavailable', '');
    },
  });
  queue.add(answer('i01', 1));
  await settle();
  expect(last()).toEqual({ kind: 'waiting', count: 1 });
});

test('an answer that came too late is not sent again, and the server’s words are passed on', async () => {
  const { queue, server, refusals, reached, last } = aQueue();
  server.refused = [{ item: 'n1', message: 'The time for this part was over' }];
  queue.add(answer('n1', 1));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reached).toHaveLength(1);
  expect(refusals).toEqual(['The time for this part was over']);
  expect(last()).toEqual({ kind: 'saved' });
});

test('a sitting that is finished or deleted elsewhere ends the sending', async () => {
  const { queue, onClosed, reached } = aQueue({
    respond: () => {
      throw new ApiError(404, 'not-found', '');
    },
  });
  queue.add(answer('i01', 1));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(reached).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a refusal for another reason is passed on in the server’s words, and the answer is not lost', async () => {
  const { queue, last } = aQueue({
    respond: () => {
      throw new ApiError(409, 'birth-date-needed', 'Please tell us your date of birth first');
    },
  });
  queue.add(answer('i01', 1));
  await settle();
  expect(last()).toEqual({ kind: 'refused', count: 1, message: 'Please tell us your date of birth first' });
  expect(makeAnswerStore('one').read()).toHaveLength(1);
});

test('storage that holds something else is read as empty', () => {
  localStorage.setItem('assessment-answers:one', '{"a":1}');
  expect(makeAnswerStore('one').read()).toEqual([]);
  localStorage.setItem('assessment-answers:one', '[{"item":"i01"},3,null');
  expect(makeAnswerStore('one').read()).toEqual([]);
});
