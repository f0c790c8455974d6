import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';
import type { RunningServer } from './start-server.ts';

const exit = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  // The signals of the test run stay its own.
  vi.spyOn(process, 'on').mockReturnThis();
  vi.spyOn(process, 'once').mockReturnThis();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
});

/** A server whose facts change as soon as it is ready. */
async function serve(stop: RunningServer['stop']) {
  const reportCrash = vi.fn(async () => {});
  const whenFactsChange = (restart: () => void) => restart();
  const running = { address: 'http://localhost', stop, whenFactsChange, reportCrash };
  await serveUntilStopped(readConfig({}), Promise.resolve(running), { printLine: () => {}, restartsForFacts: true });
  return { reportCrash };
}

test('a restart for other facts that takes too long ends well, so that the server is started again', async () => {
  await serve(() => new Promise(() => {}));
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(exit.mock.calls).toEqual([[0]]);
});

test('a restart for other facts that fails is reported and ends well', async () => {
  const error = new Error('The pool is gone');
  const { reportCrash } = await serve(() => Promise.reject(error));
  await vi.advanceTimersByTimeAsync(1);
  expect(reportCrash).toHaveBeenCalledWith(error);
  expect(exit.mock.calls[0]).toEqual([0]);
});
