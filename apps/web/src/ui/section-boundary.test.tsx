import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryView } from './query-view.tsx';
import { SectionBoundary, Sections } from './section-boundary.tsx';

let isBroken = true;
function Card() {
  if (isBroken) throw new Error('a card without data');
  return <p>Your plan</p>;
}
beforeEach(() => {
  isBroken = true;
  // React prints what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a part that fails is replaced by a message, the rest of the page stays, and it can be tried again', async () => {
  render(
    <>
      <p>Your dates</p>
      <SectionBoundary>
        <Card />
      </SectionBoundary>
    </>,
  );
  expect(screen.getByText('Your dates')).not.toBeNull();
  expect(await screen.findByText('We couldn’t show this part')).not.toBeNull();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your plan')).not.toBeNull();
});

test('what a query shows is such a part', async () => {
  const query = { data: 1, error: null, isFetching: false, refetch: () => {} };
  render(
    <QueryView query={query} fallback="" loading={null}>
      {() => <Card />}
    </QueryView>,
  );
  expect(await screen.findByText('We couldn’t show this part')).not.toBeNull();
});

test('of several parts only the one that fails is replaced, and a part that is not there leaves no trace', async () => {
  render(
    <Sections>
      <p>Your dates</p>
      {false}
      <Card />
      <p>Your lists</p>
    </Sections>,
  );
  expect(await screen.findAllByText('We couldn’t show this part')).toHaveLength(1);
  expect([screen.getByText('Your dates'), screen.getByText('Your lists')]).toHaveLength(2);
});
