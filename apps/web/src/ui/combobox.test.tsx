import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';
import { matchingOptions } from './combobox-filter.ts';
import { Field } from './field.tsx';

const CITIES = ['Mumbai', 'Nagpur', 'Nashik', 'Navi Mumbai', 'Pune'].map((city) => ({
  value: city.toLowerCase(),
  label: city,
}));

function City({ initial = null, isDisabled = false }: { initial?: string | null; isDisabled?: boolean }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <>
      <Field label="City">
        <Combobox options={CITIES} value={value} onChange={setValue} disabled={isDisabled} />
      </Field>
      <p data-testid="chosen">{value ?? 'none'}</p>
      <button type="button">After</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByTestId('chosen').textContent;
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing narrows the list; what begins with the text comes first', async () => {
  render(<City />);
  await userEvent.type(box(), 'mum');
  expect(shown()).toEqual(['Mumbai', 'Navi Mumbai']);
});

test('words match in any order', async () => {
  render(<City />);
  await userEvent.type(box(), 'mumbai navi');
  expect(shown()).toEqual(['Navi Mumbai']);
});

test('arrows move through the list and round its ends, Enter chooses', async () => {
  render(<City />);
  await userEvent.type(box(), 'na');
  expect(active()).toBe('Nagpur');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Nashik');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Navi Mumbai');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen()).toBe('nashik');
  expect(box().value).toBe('Nashik');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('the arrow key opens the list at the choice that stands', async () => {
  render(<City initial="nashik" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Nashik');
  expect(screen.getByRole('option', { name: 'Nashik' }).getAttribute('aria-selected')).toBe('true');
});

test('a click chooses', async () => {
  render(<City />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Pune' }));
  expect(chosen()).toBe('pune');
});

test('leaving or Escape puts the chosen name back', async () => {
  render(<City initial="pune" />);
  await userEvent.type(box(), 'xyz');
  await userEvent.keyboard('{Escape}');
  expect(box().value).toBe('Pune');
  await userEvent.type(box(), 'abc');
  await userEvent.tab();
  expect(box().value).toBe('Pune');
  expect(chosen()).toBe('pune');
});

test.each([
  ['mumbai', 'mumbai'],
  ['Navi Mum', 'navi mumbai'],
  ['na', 'none'],
])('leaving the box after typing %s chooses %s', async (typed, value) => {
  render(<City />);
  await userEvent.type(box(), typed);
  await userEvent.tab();
  expect(chosen()).toBe(value);
});

test('emptying the box chooses nothing', async () => {
  render(<City initial="pune" />);
  await userEvent.clear(box());
  expect(chosen()).toBe('none');
});

test('no match is said aloud, and Enter then chooses nothing', async () => {
  render(<City />);
  await userEvent.type(box(), 'delhi');
  expect(screen.getByRole('status').textContent).toBe('No matches');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('none');
});

test('a disabled box does not open', async () => {
  render(<City isDisabled />);
  await userEvent.click(box());
  expect(shown()).toEqual([]);
});

const STATES = [
  { value: 'Chhattisgarh', label: 'छत्तीसगढ़', also: 'Chhattisgarh' },
  { value: 'Jammu and Kashmir', label: 'जम्मू और कश्मीर', also: 'Jammu and Kashmir' },
  { value: 'Uttar Pradesh', label: 'उत्तर प्रदेश', also: 'Uttar Pradesh' },
  { value: 'Uttarakhand', label: 'उत्तराखंड', also: 'Uttarakhand' },
];

test.each([
  ['उत्तर', ['Uttar Pradesh', 'Uttarakhand']],
  ['uttar p', ['Uttar Pradesh']],
  ['उत्तराखण्ड', ['Uttarakhand']],
  ['छत्तिसगढ', ['Chhattisgarh']],
  ['जम', ['Jammu and Kashmir']],
  ['जम्मू-कश्मीर', ['Jammu and Kashmir']],
  ['kash', ['Jammu and Kashmir']],
])('“%s” finds a name in Devanagari by its letters, other spellings or its English name', (typed, values) => {
  expect(matchingOptions(STATES, typed).map(({ value }) => value)).toEqual(values);
});
