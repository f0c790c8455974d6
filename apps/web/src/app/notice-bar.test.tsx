import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { NoticeBar } from './notice-bar.tsx';

const server = useFakeServer();
const given = (id: string, severity: string, en: string) =>
  server.on('GET /notices/current', { body: { data: { id, severity, text: { en, hi: null, mr: null } } } });
const notice = () => screen.findByRole('region', { name: 'Notice' });
const isGone = () => expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();

test('news can be put away for good; the next one shows again', async () => {
  given('1', 'info', 'Round 2 results are in.');
  const first = render(<NoticeBar />);
  expect((await notice()).textContent).toContain('Round 2 results are in.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  isGone();
  first.unmount();

  const again = render(<NoticeBar />);
  await waitFor(() => expect(server.calls('GET /notices/current')).toHaveLength(2));
  isGone();
  again.unmount();

  given('2', 'info', 'Round 3 results are in.');
  render(<NoticeBar />);
  expect((await notice()).textContent).toContain('Round 3');
});

test.each(['warning', 'outage'])('a notice of %s stays in sight', async (severity) => {
  given('1', severity, 'We are away from 22:00 to 23:00.');
  render(<NoticeBar />);
  await notice();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a notice, and without an answer, there is nothing', async () => {
  server.on('GET /notices/current', { body: { data: null } });
  render(<NoticeBar />).unmount();
  server.on('GET /notices/current', new TypeError('no line'));
  render(<NoticeBar />);
  await waitFor(() => expect(server.calls('GET /notices/current')).toHaveLength(2));
  isGone();
});
