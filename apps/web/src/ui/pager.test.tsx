import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([0, 1])('with %i pages there is nothing to page through', (totalPages) => {
  const { container } = render(<Pager page={1} totalPages={totalPages} onPageChange={() => {}} />);
  expect(container.innerHTML).toBe('');
});

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('on page %i of 3, Previous disabled is %s and Next disabled is %s', (page, isFirst, isLast) => {
  render(<Pager page={page} totalPages={3} onPageChange={() => {}} />);
  expect(screen.getByText(`Showing page ${page} of 3`)).toBeTruthy();
  expect(button('Previous').disabled).toBe(isFirst);
  expect(button('Next').disabled).toBe(isLast);
});

test('Previous and Next ask for the page beside this one', async () => {
  const change = vi.fn();
  render(<Pager page={2} totalPages={3} onPageChange={change} />);
  await userEvent.click(button('Previous'));
  await userEvent.click(button('Next'));
  expect(change.mock.calls).toEqual([[1], [3]]);
});
