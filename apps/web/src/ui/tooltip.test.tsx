import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  render(<Tooltip content="From 2022 to 2025">Source</Tooltip>);
});
const trigger = () => screen.getByRole('button', { name: 'Source' });
const shownText = () => screen.queryByRole('tooltip')?.textContent;

test('the words describe the button even while they are hidden', () => {
  const id = trigger().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('From 2022 to 2025');
  expect(shownText()).toBeUndefined();
});

test('the focus opens it, Escape closes it and leaves the focus', async () => {
  await userEvent.tab();
  expect(shownText()).toBe('From 2022 to 2025');
  await userEvent.keyboard('{Escape}');
  expect(shownText()).toBeUndefined();
  expect(document.activeElement).toBe(trigger());
});

test('a tap opens it, where there is no pointer to rest', () => {
  fireEvent.click(trigger());
  expect(shownText()).toBe('From 2022 to 2025');
});

test('scrolling closes it, since its button moves away', async () => {
  await userEvent.tab();
  fireEvent.scroll(window);
  expect(shownText()).toBeUndefined();
});
