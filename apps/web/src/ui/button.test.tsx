import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button keeps its name and its focus, and ignores presses', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Verify OTP</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
  rerender(
    <Button onClick={press} isBusy>
      Verify OTP
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Verify OTP' });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a busy submit button does not send its form, not even by Enter in a field', async () => {
  const send = vi.fn();
  render(
    <form action={send}>
      <input aria-label="Code" />
      <Button type="submit" isBusy>
        Verify OTP
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('a button in a form does not submit unless it says so', async () => {
  const send = vi.fn();
  render(
    <form action={send}>
      <Button>Apply</Button>
      <Button type="submit">Next</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(send).toHaveBeenCalledTimes(1);
});
