import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { renderRoutes } from '../../test/render-route.tsx';
import { currentToast, dismissToast, showToast } from '../ui/toast-store.ts';
import { RootLayout } from './root-layout.tsx';

const server = useFakeServer();
afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
});

test('a toast about a page does not follow to the next one', async () => {
  server.on('GET /notices', { body: { data: [] } });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'] });
  const pages = ['/first', '/second'].map((path) => ({ path, Component: () => <h1>{path}</h1> }));
  const { router } = renderRoutes([{ Component: RootLayout, children: pages }], '/first');
  await screen.findByText('/first');
  act(() => showToast({ title: 'Reminders are on' }));
  vi.setSystemTime(Date.now() + 3000);
  await act(() => router.navigate('/second'));
  expect(currentToast()).toBeNull();
});
