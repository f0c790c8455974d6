import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure.tsx';

test('the arrow turns with its own section: one that is closed inside an open one does not look open', () => {
  render(
    <Disclosure open summary="All preferences">
      <Disclosure summary="Computer: all 24 branches">Each of them</Disclosure>
    </Disclosure>,
  );
  const inner = screen.getByText('Computer: all 24 branches').closest('details');
  expect(inner?.className).toContain('open:[&>summary>svg]:rotate-180');
  // `group-open` would also look at the sections around it.
  expect(inner?.querySelector('svg')?.getAttribute('class')).not.toContain('group-open');
});
