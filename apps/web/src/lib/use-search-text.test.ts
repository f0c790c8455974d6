import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aBox(searched = '') {
  const search = vi.fn();
  const view = renderHook((text: string) => useSearchText(text, search), { initialProps: searched });
  const type = (text: string) => act(() => view.result.current.type(text));
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { ...view, search, type, wait, typed: () => view.result.current.typed };
}

test('a text is searched 300 ms after the last key, once', () => {
  const { type, wait, search, typed } = aBox();
  for (const text of ['c', 'co', 'coe']) {
    type(text);
    wait(200);
  }
  type('coep ');
  expect(typed()).toBe('coep ');
  wait(299);
  expect(search).not.toHaveBeenCalled();
  wait(1);
  expect(search.mock.calls).toEqual([['coep']]);
});

test('a text that is searched already is not searched again', () => {
  const { type, wait, search } = aBox('coep');
  type('coep ');
  wait(1000);
  expect(search).not.toHaveBeenCalled();
});

test('the box follows a text that changed elsewhere', () => {
  const { rerender, typed, search, wait } = aBox('coep');
  rerender('vjti');
  expect(typed()).toBe('vjti');
  wait(1000);
  expect(search).not.toHaveBeenCalled();
});

test('a searched text that comes back does not overwrite what was typed since', () => {
  const { type, wait, rerender, typed } = aBox();
  type('coep');
  wait(300);
  type('coep pune');
  rerender('coep');
  expect(typed()).toBe('coep pune');
});

test('going back to an earlier text empties the box again', () => {
  const { type, wait, rerender, typed } = aBox();
  type('coep');
  wait(300);
  rerender('coep');
  rerender('');
  expect(typed()).toBe('');
});
