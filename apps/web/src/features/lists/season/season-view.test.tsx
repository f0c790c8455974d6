import type { Reminders } from '@dakhila/contract/rounds';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { SeasonView } from './season-view.tsx';

const server = useFakeServer();
let reminders: Reminders;
beforeEach(() => {
  const to = { email: 'as***@example.com', whatsapp: '******3210' };
  reminders = { exam: 'josaa', email: false, whatsapp: true, isWhatsAppStopped: false, to };
  server.on('GET /rounds/josaa/reminders', () => ({ body: { data: reminders } }));
  server.on('PUT /rounds/josaa/reminders', ({ body }) => {
    reminders = { ...reminders, ...(body as object) };
    return { body: { data: reminders } };
  });
});
const open = () => renderRoutes([{ path: '/rounds', Component: () => <SeasonView exam="josaa" /> }], '/rounds');
const whatsApp = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^WhatsApp to/ });

test('a student who stopped WhatsApp reads that no reminders come there, and how to start them again', async () => {
  reminders.isWhatsAppStopped = true;
  open();
  const box = await whatsApp();
  expect([box.checked, box.disabled]).toEqual([false, true]);
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('send START in our WhatsApp chat');
  // What was asked for stays, for when it starts again.
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Email to/ }));
  expect(await screen.findByText('Reminders are on')).toBeTruthy();
  expect(reminders).toMatchObject({ email: true, whatsapp: true });
});

test('reminders that come by neither way are not called on', async () => {
  reminders = { ...reminders, email: true, isWhatsAppStopped: true };
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Email to/ }));
  expect(await screen.findByText('Reminders are off')).toBeTruthy();
});

test('otherwise the box shows what was asked for, and nothing else is said', async () => {
  open();
  const box = await whatsApp();
  expect([box.checked, box.disabled]).toEqual([true, false]);
  expect(screen.queryByText(/START/)).toBeNull();
});

test('a box keeps the focus while its tick is saved, and a second tick waits its turn', async () => {
  const saving = Promise.withResolvers<void>();
  server.on('PUT /rounds/josaa/reminders', async ({ body }) => {
    await saving.promise;
    reminders = { ...reminders, ...(body as object) };
    return { body: { data: reminders } };
  });
  open();
  const email = await screen.findByRole('checkbox', { name: /^Email/ });
  await userEvent.click(email);
  expect(document.activeElement).toBe(email);
  await userEvent.click(screen.getByRole('checkbox', { name: /^WhatsApp/ }));
  saving.resolve();
  await waitFor(() => expect(reminders).toMatchObject({ email: true, whatsapp: false }));
});

test('documents that come with the seat are no part of the count', async () => {
  const item = (id: string, isTicked: boolean) => ({
    ...{ id, title: `Paper ${id}`, why: 'Why', validity: null, for: 'everyone', isTicked },
  });
  const items = [item('one', true), item('two', false), item('allotment-letter', false)];
  server.on('GET /rounds/josaa/documents', {
    body: { data: { exam: 'josaa', items, message: null, source: 'JoSAA' } },
  });
  open();
  expect((await screen.findAllByText('1 of 2 ready')).length).toBeGreaterThan(0);
  const heading = screen.getByRole('heading', { name: 'Comes with your seat' });
  expect(heading.nextElementSibling?.textContent).toContain('Paper allotment-letter');
});

test('after the dates of JoSAA one line leads to the CSAB special rounds', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'How CSAB works' })).getAttribute('href')).toBe('/faq#csab');
});
