import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPicked, comparisonText, MOST_COMPARED, readComparison, togglePicked } from './comparison.ts';

const college = (id: string, exam: 'mht-cet' | 'josaa' = 'mht-cet') => ({ exam, id, name: `College ${id}` });
const kept = () => JSON.parse(sessionStorage.getItem('compared-colleges') ?? '[]').map(({ id }: { id: string }) => id);

beforeEach(clearPicked);
afterEach(() => sessionStorage.clear());

test('a college is picked once, and put back by the same press', () => {
  expect(togglePicked(college('1'))).toBe(true);
  expect(togglePicked(college('1', 'josaa'))).toBe(true);
  expect(kept()).toEqual(['1', '1']);
  togglePicked(college('1'));
  expect(kept()).toEqual(['1']);
});

test('there is room for four; then one must go first', () => {
  for (let id = 1; id <= MOST_COMPARED; id += 1) togglePicked(college(String(id)));
  expect(togglePicked(college('5'))).toBe(false);
  expect(kept()).toEqual(['1', '2', '3', '4']);
  togglePicked(college('2'));
  expect(togglePicked(college('5'))).toBe(true);
  expect(kept()).toEqual(['1', '3', '4', '5']);
});

test('after a logout, which empties the storage, nothing is picked', () => {
  togglePicked(college('1'));
  sessionStorage.clear();
  togglePicked(college('2'));
  expect(kept()).toEqual(['2']);
});

test('an address and its comparison are the same thing', () => {
  const colleges = [
    { exam: 'mht-cet', id: '16006' },
    { exam: 'josaa', id: 'iit-bombay' },
  ] as const;
  expect(comparisonText(colleges)).toBe('mht-cet.16006,josaa.iit-bombay');
  expect(readComparison(comparisonText(colleges))).toEqual(colleges);
});

test.each([
  ['', []],
  ['nonsense', []],
  ['neet.1,mht-cet.16006', ['16006']],
  ['mht-cet.1,mht-cet.1', ['1']],
  ['mht-cet.../etc,mht-cet.<b>', []],
  ['mht-cet.1,mht-cet.2,mht-cet.3,mht-cet.4,mht-cet.5', ['1', '2', '3', '4']],
])('?compare=%s is read as %j', (text, ids) => {
  expect(readComparison(text).map(({ id }) => id)).toEqual(ids);
});
