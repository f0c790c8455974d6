import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';

function OneTimeCode() {
  const [code, setCode] = useState('');
  return (
    <Field label="One-time code">
      <CodeField value={code} onChange={setCode} />
    </Field>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['Your Dakhila code is 482-913.', '482913'],
  ['48291', '48291'],
  ['4829137', '482913'],
  ['no digits', ''],
])('pasting %j leaves %j', async (pasted, code) => {
  render(<OneTimeCode />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe(code);
});

test('typing takes digits only, and six at most', async () => {
  render(<OneTimeCode />);
  await userEvent.type(field(), '1a2 3456789');
  expect(field().value).toBe('123456');
});

test('a phone offers its number keys and the code from the message', () => {
  render(<OneTimeCode />);
  expect(field().inputMode).toBe('numeric');
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().maxLength).toBe(6);
});
