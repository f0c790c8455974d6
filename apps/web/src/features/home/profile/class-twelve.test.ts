import { expect, test } from 'vitest';
import { draftOf, readClassTwelve } from './class-twelve.tsx';

const EMPTY = { board: '', year: '', percentage: '', pcmPercentage: '' };

test('what was saved can be edited and is read back the same', () => {
  const known = { board: 'CBSE', year: 2026, percentage: 88.5, pcmPercentage: 91 };
  expect(readClassTwelve(draftOf(known))).toEqual({ ok: true, classTwelve: known });
  expect(readClassTwelve(draftOf({}))).toEqual({ ok: true, classTwelve: {} });
});

test.each([
  [{ percentage: ' 91,5 ' }, { percentage: 91.5 }],
  [{ percentage: '84%' }, { percentage: 84 }],
  [{ year: '2027' }, { year: 2027 }],
])('%j is read as %j', (typed, classTwelve) => {
  expect(readClassTwelve({ ...EMPTY, ...typed })).toEqual({ ok: true, classTwelve });
});

test.each([
  [{ percentage: '101' }, { percentage: 'marks' }],
  [{ pcmPercentage: 'ninety' }, { pcmPercentage: 'marks' }],
  [
    { year: '26', percentage: '-3' },
    { year: 'year', percentage: 'marks' },
  ],
])('%j is refused under its field', (typed, problems) => {
  expect(readClassTwelve({ ...EMPTY, ...typed })).toEqual({ ok: false, problems });
});
