import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import './testing/modal-dialog.ts';
import { showToast, storeToastForReload, Toaster } from './toast.tsx';
import { dismissToast } from './toast-store.ts';

const show = (...[content]: Parameters<typeof showToast>) => act(() => showToast(content));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(dismissToast);
  sessionStorage.clear();
  vi.useRealTimers();
});

test('a toast stays for 5,000 ms and then goes', () => {
  render(<Toaster />);
  show({ title: 'OTP Sent' });
  wait(4999);
  expect(screen.getByText('OTP Sent')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('OTP Sent')).toBeNull();
});

test('a toast stays as long as it asks', () => {
  render(<Toaster />);
  show({ title: 'Short', durationMs: 800 });
  wait(801);
  expect(screen.queryByText('Short')).toBeNull();
});

test('a success goes when the student scrolls on; what failed stays', () => {
  render(<Toaster />);
  show({ title: 'Made', variant: 'success' });
  fireEvent.touchMove(window);
  expect(screen.queryByText('Made')).toBeNull();
  show({ title: 'Failed', variant: 'destructive' });
  fireEvent.wheel(window);
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('one toast is shown at a time, and the new one has its full time', () => {
  render(<Toaster />);
  show({ title: 'First' });
  wait(4000);
  show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  wait(4000);
  expect(screen.getByText('Second')).toBeTruthy();
  wait(1000);
  expect(screen.queryByText('Second')).toBeNull();
});

test.each([
  ['hover', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('%s stops the clock, and leaving lets it run on', (_, enter, leave) => {
  render(<Toaster />);
  show({ title: 'Read me' });
  wait(3000);
  enter(screen.getByText('Dismiss'));
  wait(60_000);
  expect(screen.getByText('Read me')).toBeTruthy();
  leave(screen.getByText('Dismiss'));
  wait(1999);
  expect(screen.getByText('Read me')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Read me')).toBeNull();
});

test('Dismiss takes the toast away at once', () => {
  render(<Toaster />);
  show({ title: 'Coupon applied successfully!', variant: 'success' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Coupon applied successfully!')).toBeNull();
});

test('only a destructive toast interrupts', () => {
  render(<Toaster />);
  show({ title: 'Saved' });
  expect(screen.getByRole('status').textContent).toContain('Saved');
  show({ title: 'Error', description: 'Failed to logout. Please try again.', variant: 'destructive' });
  expect(screen.getByRole('alert').textContent).toContain('Failed to logout. Please try again.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a toast outlives the screen that showed it', () => {
  const { rerender } = render(
    <>
      <p>Login</p>
      <Toaster />
    </>,
  );
  show({ title: 'Session Expired' });
  rerender(
    <>
      <h1>Home</h1>
      <Toaster />
    </>,
  );
  expect(screen.getByText('Session Expired')).toBeTruthy();
});

test('a kept toast is shown by the next page load, once', () => {
  storeToastForReload({ title: 'You have been signed up for the free tier.' });
  const firstLoad = render(<Toaster />);
  expect(screen.getByText('You have been signed up for the free tier.')).toBeTruthy();
  act(dismissToast);
  firstLoad.unmount();
  render(<Toaster />);
  expect(screen.queryByText('You have been signed up for the free tier.')).toBeNull();
});

test('what else lies in session storage is never shown as a toast', () => {
  sessionStorage.setItem('kept-toast', '{"nonsense":true}');
  render(<Toaster />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('above an open dialog the toast stands inside it, where it can be heard', () => {
  render(
    <>
      <Dialog isOpen onClose={() => {}} title="Terms" />
      <Toaster />
    </>,
  );
  show({ title: 'Saved' });
  const saved = within(screen.getByRole('dialog')).getByText('Saved');
  // Below the heading, whose button closes the dialog.
  expect(screen.getByRole('button', { name: 'Close' }).compareDocumentPosition(saved)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
