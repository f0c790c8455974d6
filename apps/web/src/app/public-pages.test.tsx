import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { AuthProvider } from '../features/account/session/auth.tsx';
import { returnTo } from '../lib/tab-owner.ts';
import { PublicPages } from './public-pages.tsx';

const server = useFakeServer();
const signedIn = (is: boolean) => server.on('GET /auth/check', { body: { authenticated: is } });
const onLeave = vi.fn();
const loadSignedIn = vi.fn(async () => {});

beforeEach(() => {
  signedIn(false);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  onLeave.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

function openAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <AuthProvider>
      <PublicPages loadSignedIn={loadSignedIn} onLeave={onLeave} />
    </AuthProvider>,
  );
}
const loginHeading = () => screen.findByRole('button', { name: 'Login' });

test('a link leads to another public page, and Back leads home again', async () => {
  openAt('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Accessibility' }));
  await waitFor(() => expect(window.location.pathname).toBe('/accessibility'));
  await waitFor(() => expect(document.title).toMatch(/^Accessibility/));
  act(() => window.history.back());
  expect(await loginHeading()).toBeTruthy();
  expect(onLeave).not.toHaveBeenCalled();
});

test('a stranger at an address behind the login sees the login, and the address is kept', async () => {
  openAt('/search?tab=jee');
  expect(await loginHeading()).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(returnTo()).toBe('/search?tab=jee');
});

test('who turns out to be signed in goes on to the signed-in pages', async () => {
  signedIn(true);
  openAt('/search?tab=jee');
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect(loadSignedIn).toHaveBeenCalled();
  expect(window.location.pathname + window.location.search).toBe('/search?tab=jee');
});

test('a signed-in student at the login goes home', async () => {
  signedIn(true);
  openAt('/login');
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  expect(window.location.pathname).toBe('/');
});

test('the screen of the last address wins, whatever was asked for before', async () => {
  openAt('/login');
  await userEvent.click(await screen.findByRole('link', { name: 'Accessibility' }));
  window.history.pushState(null, '', '/login');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await loginHeading()).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
});
