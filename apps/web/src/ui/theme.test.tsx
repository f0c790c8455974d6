import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyTheme, setTheme, useTheme } from './theme.ts';

const onPage = () => document.documentElement.dataset.theme;
const barColours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'));

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  setTheme('system');
});

test('without a choice the page follows the system', () => {
  applyTheme();
  expect(onPage()).toBeUndefined();
});

test('a choice shows at once and is there after a reload', () => {
  setTheme('dark');
  expect(onPage()).toBe('dark');
  delete document.documentElement.dataset.theme;
  applyTheme();
  expect(onPage()).toBe('dark');
});

test('going back to the system forgets the choice', () => {
  setTheme('light');
  setTheme('system');
  expect(onPage()).toBeUndefined();
  expect(document.cookie).not.toContain('theme');
});

test('the browser bar follows the choice', () => {
  setTheme('dark');
  expect(barColours()).toEqual(['not all', 'all']);
  setTheme('system');
  expect(barColours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('every switch on the page shows the same choice', () => {
  const Shown = () => <p>{useTheme()}</p>;
  render(<Shown />);
  act(() => setTheme('dark'));
  expect(screen.getByText('dark')).toBeTruthy();
});
