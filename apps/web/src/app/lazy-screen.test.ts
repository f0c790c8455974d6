import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as page from '../lib/load-page.ts';
import { lazyScreen, noteDestination } from './lazy-screen.ts';

const Screen = () => null;
beforeEach(() => {
  vi.spyOn(page, 'reloadPage').mockImplementation(() => {});
  vi.spyOn(page, 'loadPage').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  noteDestination(undefined);
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

test('a screen that is there does not make a missing one inside it reload for ever', async () => {
  const missing = lazyScreen(() => Promise.reject(new Error('gone')));
  void missing();
  await vi.advanceTimersByTimeAsync(10);
  await lazyScreen(async () => Screen)();
  await expect(missing()).rejects.toThrow('gone');
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('without a line a missing screen is told at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(lazyScreen(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
  expect(page.reloadPage).not.toHaveBeenCalled();
});

test('a click on a link whose module is gone loads the page it leads to, not the one before it', async () => {
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/search', lazy: lazyScreen(() => Promise.reject(new Error('gone'))) },
  ]);
  router.subscribe(({ navigation }) => noteDestination(navigation.location));
  void router.navigate('/search?tab=jee#top');
  await vi.advanceTimersByTimeAsync(10);
  expect(page.loadPage).toHaveBeenCalledExactlyOnceWith('/search?tab=jee#top');
  expect(page.reloadPage).not.toHaveBeenCalled();
  router.dispose();
});

test('a failure much later reloads again', async () => {
  const load = lazyScreen(() => Promise.reject(new Error('gone')));
  void load();
  await vi.advanceTimersByTimeAsync(60_000);
  void load();
  await vi.advanceTimersByTimeAsync(10);
  expect(page.reloadPage).toHaveBeenCalledTimes(2);
});
