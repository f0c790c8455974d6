import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as page from '../lib/load-page.ts';
import { lazyScreen } from './lazy-screen.ts';

const Screen = () => null;
beforeEach(() => {
  vi.spyOn(page, 'reloadPage').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a module that loads is the screen', async () => {
  expect(await lazyScreen(async () => Screen)()).toEqual({ Component: Screen });
});

test('a module that fails reloads the page once, and a second failure is shown', async () => {
  const load = lazyScreen(() => Promise.reject(new Error('gone')));
  void load();
  await vi.advanceTimersByTimeAsync(10);
  expect(page.reloadPage).toHaveBeenCalledOnce();
  await expect(load()).rejects.toThrow('gone');
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('a failure much later reloads again', async () => {
  const load = lazyScreen(() => Promise.reject(new Error('gone')));
  void load();
  await vi.advanceTimersByTimeAsync(60_000);
  void load();
  await vi.advanceTimersByTimeAsync(10);
  expect(page.reloadPage).toHaveBeenCalledTimes(2);
});
