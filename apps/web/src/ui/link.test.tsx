import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './link.tsx';

test('a link out of the product opens a new tab that cannot reach back, and says so', () => {
  render(<ExternalLink href="https://example.org">Visit Website</ExternalLink>);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Visit Website (opens in a new tab)' });
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('noopener noreferrer');
});
