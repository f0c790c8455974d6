import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { RouterNavigation } from '../../../app/root-layout.tsx';
import { makeQueryClient } from '../../../lib/query-client.ts';
import { FaqScreen } from './faq-screen.tsx';

const server = useFakeServer();
const edited = (language: string) => ({
  body: {
    data: {
      language,
      entries: [{ id: 'no-password', question: 'Where is my password?', answer: ['<b>Nowhere</b>.'], year: 2027 }],
    },
  },
});

function show(address = '/faq') {
  const router = createMemoryRouter(
    [
      {
        path: '/faq',
        element: (
          <RouterNavigation>
            <FaqScreen />
          </RouterNavigation>
        ),
      },
      { path: '/elsewhere', element: 'Elsewhere' },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const question = (name: string) => screen.getByRole('heading', { name }).closest('details');

test('a misspelled search finds the question, and stands in the address', async () => {
  const router = show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'compulsry acceptence');
  await waitFor(() => expect(router.state.location.search).toContain('q=compulsry'));
  await screen.findByRole('heading', { name: 'When do I have to accept a CAP seat?' });
  const other = 'Do attempts and sessions expire?';
  await waitFor(() => expect(screen.queryByRole('heading', { name: other })).toBeNull());
});

test('a link to a question opens it, and the page can be left', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const router = show('/faq#float-risk');
  expect(question('Can I lose my seat if I choose Float?')?.open).toBe(true);
  expect(scrolled).toHaveBeenCalled();
  expect(question('What are Freeze, Float and Slide?')?.open).toBe(false);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByText('Elsewhere')).toBeTruthy();
});

test('an answer names its source and year, and the years of the loaded data', () => {
  show('/faq#data-up-to');
  const answer = question('How new is the data?')?.textContent ?? '';
  expect(answer).toMatch(/closing ranks go up to 20\d\d, CAP cut-offs up to 20\d\d/);
  expect(answer).toMatch(/Source: This website, .+, as of 20\d\d/);
});

test('an opened question stands in the address', async () => {
  const router = show();
  await userEvent.click(screen.getByRole('heading', { name: 'What are Freeze, Float and Slide?' }));
  await waitFor(() => expect(router.state.location.hash).toBe('#freeze-float-slide'));
});

test('a search without answer leads to a person', async () => {
  show('/faq?q=zzzzqqq');
  screen.getByText('No results');
  expect(screen.getAllByRole('link', { name: 'Contact support' })[0]?.getAttribute('href')).toBe('/support');
  await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  await screen.findByRole('heading', { name: 'Do attempts and sessions expire?' });
});

test('an edited answer is shown as text, found by old and new words, and only in its own language', async () => {
  server.on('GET /faq/edits', edited('en'));
  show('/faq?q=why+is+there+no+password');
  const heading = await screen.findByRole('heading', { name: 'Where is my password?' });
  const answer = heading.closest('details')?.textContent ?? '';
  expect(answer).toContain('<b>Nowhere</b>.');
  expect(answer).toContain('as of 2027');
});

test('edits in another language than the page’s are left out', async () => {
  server.on('GET /faq/edits', edited('hi'));
  show('/faq');
  await waitFor(() => expect(server.calls('GET /faq/edits')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Why is there no password?' })).toBeTruthy();
});
