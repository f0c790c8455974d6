import { expect, test } from 'vitest';
import messages from '../messages/en.json';
import { historySummary } from './pool-history-figure.tsx';

const said = (exam: 'mht-cet' | 'josaa', q50: number) =>
  historySummary({ q10: 166_258, q50, q90: 275_841 }, { exam, year: 2027 }, messages.detail);

test('seats that are expected to last to the end of the merit list are said to, without a range that ends where it begins', () => {
  expect(said('mht-cet', 275_841)).toMatch(
    /stay open to the end of the 2027 merit list, about merit number 2,75,841\. .*at least to merit number 1,66,258/,
  );
  expect(said('mht-cet', 235_256)).toContain('about 2,35,256 (80% likely between 1,66,258 and 2,75,841)');
  expect(said('josaa', 275_841)).not.toContain('merit list');
});
