import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { DeskLink } from './desk-link.tsx';
import { DeskPage } from './desk-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

useFakeServer();
let isBroken = true;
function Card() {
  if (isBroken) throw new Error('a card without data');
  return <p>Refunds</p>;
}
beforeEach(() => {
  isBroken = true;
  // React prints what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a card that fails leaves the others, says so, and can be tried again', async () => {
  const page = (
    <PageBoundary>
      <DeskPage title="Orders">
        <h1>Orders</h1>
        <Card />
        {[<p key="all">All orders</p>]}
      </DeskPage>
    </PageBoundary>
  );
  renderDesk(page, { path: '/money', roles: ['finance'] });
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeTruthy();
  expect(screen.getByText('All orders')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Refunds')).toBeTruthy();
  expect(screen.queryByText('We couldn’t show this part')).toBeNull();
});

test('a page that fails says so beneath the bar, can be tried again, and does not take the next page with it', async () => {
  const page = (
    <>
      <DeskLink to="/money/two">Another order</DeskLink>
      <PageBoundary>
        <Card />
      </PageBoundary>
    </>
  );
  renderDesk(page, { path: '/money/:order', address: '/money/one', roles: ['finance'] });
  const failed = { name: 'This page couldn’t be shown', level: 1 };
  expect(await screen.findByRole('heading', failed)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', failed)).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Another order' }));
  expect(await screen.findByText('Refunds')).toBeTruthy();
  expect(screen.queryByRole('heading', failed)).toBeNull();
});
