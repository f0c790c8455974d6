import { expect, test } from 'vitest';
import { isGovernmentSite } from './government-site.ts';

test.each([
  ['mahadbt.maharashtra.gov.in', true],
  ['cetcell.mahacet.org', true],
  ['hmas.mahait.org', true],
  ['www.rcpit.ac.in', false],
  ['www.siemens.com', false],
  ['gov.in.example.com', false],
  ['notgov.in', false],
])('%s is a site of the government: %s', (host, is) => {
  expect(isGovernmentSite(host)).toBe(is);
});
