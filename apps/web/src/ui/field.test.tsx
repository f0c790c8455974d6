import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

const CONTROLS: [string, ReactNode][] = [
  ['input', <Input key="input" />],
  ['textarea', <Textarea key="textarea" />],
  ['select', <Select key="select" />],
  ['combobox', <Combobox key="combobox" options={[]} value={null} onChange={() => {}} />],
  ['code field', <CodeField key="code" value="" onChange={() => {}} />],
];

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each(CONTROLS)('a field names its %s and describes it by hint and error', (_, control) => {
  render(
    <Field label="Phone" hint="10 digits" error="Please enter a valid number">
      {control}
    </Field>,
  );
  const element = screen.getByLabelText('Phone');
  expect(element.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(element)).toBe('10 digits Please enter a valid number');
});

test('a note describes a valid control, and gives way to an error', () => {
  const fieldWith = (error?: string) => (
    <Field label="Number" note="Read as a rank" error={error}>
      <Input />
    </Field>
  );
  const { rerender } = render(fieldWith());
  const control = screen.getByLabelText('Number');
  expect(descriptionOf(control)).toBe('Read as a rank');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  rerender(fieldWith('Type a number'));
  expect(descriptionOf(control)).toBe('Type a number');
});

test.each(CONTROLS)('a field without an error leaves its %s valid and undescribed', (_, control) => {
  render(<Field label="Phone">{control}</Field>);
  const element = screen.getByLabelText('Phone');
  expect(element.hasAttribute('aria-invalid')).toBe(false);
  expect(element.hasAttribute('aria-describedby')).toBe(false);
});
