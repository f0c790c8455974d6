import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { answerOutbox, type PendingAnswer, type SaveState } from './use-answer-outbox.ts';

beforeEach(() => void vi.useFakeTimers());
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const answer = (item: string, sequence: number, choice = 0): PendingAnswer => ({ item, choice, sequence, tookMs: 900 });

/** An outbox with a server that does what the test says, and remembers what reached it. */
function anOutbox({ sitting = 'one', respond = () => {} }: { sitting?: string; respond?: () => void } = {}) {
  const reached: PendingAnswer[][] = [];
  const states: SaveState[] = [];
  const refusals: string[] = [];
  const server = { respond, refused: [] as { item: string; message: string }[] };
  const onClosed = vi.fn();
  const outbox = answerOutbox(sitting, {
    send: async (answers) => {
      await Promise.resolve();
      server.respond();
      reached.push(answers);
      return { refused: server.refused };
    },
    onState: (state) => states.push(state),
    onRefused: (refused) => refusals.push(...refused.map(({ message }) => message)),
    onClosed,
  });
  const add = (given: PendingAnswer) => {
    outbox.put(given);
    void outbox.flush();
  };
  const leave = outbox.start();
  leaves.push(leave);
  return { outbox, add, leave, server, reached, states, refusals, onClosed, last: () => states.at(-1) };
}
const noLine = () => {
  throw new NetworkError('offline');
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer is sent at once and forgotten here once the server has it', async () => {
  const { add, reached, last } = anOutbox();
  add(answer('i01', 1));
  expect(last()).toEqual({ kind: 'saving', count: 1 });
  await settle();
  expect(reached).toEqual([[answer('i01', 1)]]);
  expect(last()).toEqual({ kind: 'saved' });
  expect(localStorage).toHaveLength(0);
});

test('answers given while one is on its way go together in the next request', async () => {
  const { add, reached } = anOutbox();
  add(answer('i01', 1));
  add(answer('i02', 2));
  add(answer('i03', 3));
  await settle();
  expect(reached.map((batch) => batch.map(({ item }) => item))).toEqual([['i01'], ['i02', 'i03']]);
});

test('without a line answers are kept, counted and tried again with growing patience', async () => {
  const { add, server, reached, last } = anOutbox({ respond: noLine });
  add(answer('i01', 1));
  add(answer('i02', 2));
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
  const { add, server, reached } = anOutbox({ respond: noLine });
  add(answer('i01', 1));
  await vi.advanceTimersByTimeAsync(60_000);
  server.respond = () => {};
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(reached).toHaveLength(1);
});

test('what a page left unsent is sent by the next one', async () => {
  const before = anOutbox({ respond: noLine });
  before.add(answer('i01', 1, 4));
  await settle();
  before.leave();
  const after = anOutbox();
  await settle();
  expect(after.reached).toEqual([[answer('i01', 1, 4)]]);
});

test('the answers of another sitting are not touched', async () => {
  const other = anOutbox({ sitting: 'other', respond: noLine });
  other.add(answer('i01', 1));
  other.leave();
  const { reached } = anOutbox();
  await settle();
  expect(reached).toEqual([]);
  expect(other.outbox.read()).toEqual([answer('i01', 1)]);
});

test('an answer changed while the first was on its way is sent too, and only the last is kept', async () => {
  const { add, reached } = anOutbox();
  add(answer('i01', 1, 0));
  add(answer('i01', 2, 4));
  await settle();
  expect(reached).toEqual([[answer('i01', 1, 0)], [answer('i01', 2, 4)]]);
  expect(localStorage).toHaveLength(0);
});

test('an outage of the server is waited out like a missing line', async () => {
  const { add, last } = anOutbox({
    respond: () => {
      throw new ApiError(503, 'unavailable', '');
    },
  });
  add(answer('i01', 1));
  await settle();
  expect(last()).toEqual({ kind: 'waiting', count: 1 });
});

test('an answer that came too late is not sent again, and the server’s words are passed on', async () => {
  const { add, server, refusals, reached, last } = anOutbox();
  server.refused = [{ item: 'n1', message: 'The time for this part was over' }];
  add(answer('n1', 1));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reached).toHaveLength(1);
  expect(refusals).toEqual(['The time for this part was over']);
  expect(last()).toEqual({ kind: 'saved' });
});

test('a sitting that is finished or deleted elsewhere ends the sending', async () => {
  const { add, onClosed, reached } = anOutbox({
    respond: () => {
      throw new ApiError(404, 'not-found', '');
    },
  });
  add(answer('i01', 1));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(reached).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a refusal for another reason is passed on in the server’s words, and the answer is not lost', async () => {
  const { outbox, add, last } = anOutbox({
    respond: () => {
      throw new ApiError(409, 'birth-date-needed', 'Please tell us your date of birth first');
    },
  });
  add(answer('i01', 1));
  await settle();
  expect(last()).toEqual({ kind: 'refused', count: 1, message: 'Please tell us your date of birth first' });
  expect(outbox.read()).toHaveLength(1);
});

test('storage that holds something else is read as empty', () => {
  localStorage.setItem('assessment-answers:one', '{"a":1}');
  const { outbox } = anOutbox();
  expect(outbox.read()).toEqual([]);
  localStorage.setItem('assessment-answers:one', '[{"item":"i01"},3,null');
  expect(outbox.read()).toEqual([]);
});

test('answers that an earlier version of the page stored are sent', async () => {
  localStorage.setItem('assessment-answers:one', JSON.stringify([answer('i01', 1), answer('i02', 2)]));
  const { reached } = anOutbox();
  await settle();
  expect(reached).toEqual([[answer('i01', 1), answer('i02', 2)]]);
  expect(localStorage).toHaveLength(0);
});

test('where the browser refuses storage answers wait in memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { add, server, reached, last } = anOutbox({ respond: noLine });
  add(answer('i01', 1));
  await settle();
  expect(last()).toEqual({ kind: 'waiting', count: 1 });
  server.respond = () => {};
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reached).toEqual([[answer('i01', 1)]]);
  expect(last()).toEqual({ kind: 'saved' });
});
