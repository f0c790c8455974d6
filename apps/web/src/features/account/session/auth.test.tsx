import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { AuthProvider, useAuth } from './auth.tsx';

const server = useFakeServer();

function Who() {
  const { state, recheck, forget } = useAuth();
  return (
    <>
      <output>{state}</output>
      <button type="button" onClick={() => void recheck()}>
        Sign in
      </button>
      <button type="button" onClick={forget}>
        Sign out
      </button>
    </>
  );
}
const state = () => screen.getByRole('status').textContent;

function open() {
  const check = Promise.withResolvers<boolean>();
  render(
    <AuthProvider begun={check.promise}>
      <Who />
    </AuthProvider>,
  );
  expect(state()).toBe('loading');
  return { answer: (isSignedIn: boolean) => act(async () => check.resolve(isSignedIn)) };
}

test.each([
  [true, 'authenticated'],
  [false, 'anonymous'],
])('the check that was begun before the page is believed: %s', async (isSignedIn, expected) => {
  await open().answer(isSignedIn);
  expect(state()).toBe(expected);
});

test('an answer that was long on its way does not throw out who has signed in meanwhile', async () => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  const { answer } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(state()).toBe('authenticated');
  await answer(false);
  expect(state()).toBe('authenticated');
});

test('nor does it bring back who has signed out', async () => {
  const { answer } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await answer(true);
  expect(state()).toBe('anonymous');
});
