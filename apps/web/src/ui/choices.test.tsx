import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';

test('radio buttons are one group with one choice', async () => {
  const choices = [
    { value: 'female', label: 'Female' },
    { value: 'male', label: 'Male' },
  ] as const;
  function Gender() {
    const [gender, setGender] = useState<'female' | 'male' | null>(null);
    return <RadioGroup legend="Gender" hint="As in your form" choices={choices} value={gender} onChange={setGender} />;
  }
  render(<Gender />);
  expect(screen.getByRole('group', { name: 'Gender', description: 'As in your form' })).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Female'));
  await userEvent.click(screen.getByText('Male'));
  const ticked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(ticked).toEqual([false, true]);
});

test('the sentence beside a checkbox ticks it, and its error describes it', async () => {
  render(<Checkbox error="Please accept the terms first">I agree</Checkbox>);
  await userEvent.click(screen.getByText('I agree'));
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I agree',
    description: 'Please accept the terms first',
  });
  expect(box.checked).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
