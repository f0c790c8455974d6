import { students } from '@dakhila/contract/students';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { refusal } from '../../test/refusals.ts';
import { renderRoutes } from '../../test/render-route.tsx';
import { aStudent } from '../../test/students.ts';
import { ContinueOffer } from '../features/home/dashboard/notices.tsx';
import { call } from '../lib/api.ts';
import * as load from '../lib/load-page.ts';
import { forgetOwner, leaveTab } from '../lib/tab-owner.ts';
import { ProtectedLayout } from './protected-layout.tsx';

const server = useFakeServer();
const ADDRESS = '/predictor/mht-cet?run=17&text=secret+college';

beforeEach(() => {
  vi.spyOn(load, 'loadPage').mockImplementation(() => {});
  server.on('GET /student-profile/me', { body: aStudent() });
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetOwner();
  window.history.replaceState(null, '', '/');
});

/** A screen shows what was typed in the tab as it finds it when it is first drawn. */
function Typed() {
  const [text] = useState(() => sessionStorage.getItem('assistant-draft:new'));
  return <p>Typed: {text ?? 'nothing'}</p>;
}

/** A full page load: only what is in storage stays, and the check says who is signed in. */
async function openAs(studentId: string | null, address: string) {
  cleanup();
  forgetOwner();
  window.history.replaceState(null, '', address);
  const headers: Record<string, string> = studentId ? { 'x-answer-for': studentId } : {};
  server.on('GET /auth/check', { body: { authenticated: studentId !== null }, headers });
  const screens = [
    {
      path: '/',
      element: (
        <>
          <p>Home</p>
          <ContinueOffer />
        </>
      ),
    },
    {
      path: '*',
      element: (
        <>
          <p>Some screen</p>
          <Typed />
        </>
      ),
    },
  ];
  renderRoutes(
    [
      { path: '/login', element: <p>Login</p> },
      { Component: ProtectedLayout, children: screens },
    ],
    address,
  );
  await screen.findByText(studentId === null ? 'Login' : address === '/' ? 'Home' : 'Some screen');
}
/** The session has ended elsewhere, and the page learns of it by its next call. */
async function isRefused() {
  server.on('GET /student-profile/me', refusal('not-signed-in'));
  await call(students.me).catch(() => undefined);
  expect(load.loadPage).toHaveBeenCalledWith('/login');
  server.on('GET /student-profile/me', { body: aStudent() });
}
const offer = () => screen.queryByRole('link', { name: /^Continue to/ })?.getAttribute('href') ?? null;

test('who was thrown out and signs in again is led back', async () => {
  await openAs('asha', ADDRESS);
  await isRefused();
  await openAs('asha', '/');
  expect(offer()).toBe(ADDRESS);
});

test('the next student in the tab does not see where the first one was, and it is not kept', async () => {
  await openAs('asha', ADDRESS);
  await isRefused();
  await openAs('ravi', '/');
  expect(offer()).toBeNull();
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret'));
  await openAs('asha', '/');
  expect(offer()).toBeNull();
});

test('what somebody typed in the tab is there for them when they sign in again, and gone for the next student', async () => {
  await openAs('asha', ADDRESS);
  sessionStorage.setItem('assistant-draft:new', 'A question of Asha');
  await isRefused();
  await openAs('asha', ADDRESS);
  expect(screen.getByText('Typed: A question of Asha')).toBeTruthy();
  await isRefused();
  await openAs('ravi', ADDRESS);
  expect(screen.getByText('Typed: nothing')).toBeTruthy();
});

test('nor when the tab was loaded anew after the session had ended', async () => {
  await openAs('asha', ADDRESS);
  await openAs(null, ADDRESS);
  await openAs('ravi', '/');
  expect(offer()).toBeNull();
});

test('nor when somebody steps back to a page of who has signed out', async () => {
  await openAs('asha', ADDRESS);
  leaveTab();
  await openAs(null, ADDRESS);
  await openAs('ravi', '/');
  expect(offer()).toBeNull();
  sessionStorage.clear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  await openAs(null, ADDRESS);
  await openAs('ravi', '/');
  expect(offer()).toBeNull();
  // From then on the tab is theirs.
  await openAs('ravi', ADDRESS);
  await isRefused();
  await openAs('ravi', '/');
  expect(offer()).toBe(ADDRESS);
});

test('nor when a call of who has just signed out is refused before the login page is there', async () => {
  await openAs('asha', ADDRESS);
  sessionStorage.clear();
  forgetOwner();
  await isRefused();
  await openAs('ravi', '/');
  expect(offer()).toBeNull();
});

test('the link that a stranger followed is offered to whoever signs in, and from then on only to them', async () => {
  await openAs(null, '/search?tab=jee');
  await openAs('ravi', '/');
  expect(offer()).toBe('/search?tab=jee');
  await openAs(null, '/');
  await openAs('asha', '/');
  expect(offer()).toBeNull();
});
