import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfferTag } from './offer-tag.tsx';

test.each([
  [{ years: 2, of: 4 }, '85% likely to be offered · Offered in 2 of the last 4 years'],
  [{ years: 2, of: 4, since: 2024 }, '85% likely to be offered · Offered every year since 2024'],
  [{ years: 1, of: 4, newIn: 2025 }, '85% likely to be offered · First offered in 2025'],
  [{ years: 1, of: 1, newIn: 2025 }, '85% likely to be offered · First offered in 2025'],
  [{ years: 1, of: 1 }, '85% likely to be offered'],
])('%j is told as "%s"', (record, line) => {
  render(<OfferTag offered={0.85} record={record} />);
  expect(screen.getByText(line)).toBeTruthy();
});
