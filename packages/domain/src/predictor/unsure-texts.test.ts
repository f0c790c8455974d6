import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { say } from '../messages/say.ts';
import { longerListForFamily, longerListText, shortUnsureText, unsureText } from './unsure-texts.ts';
import type { Reach, WhyUnsure } from './why-unsure.ts';

const FARTHER = { year: 2025, percentile: 31, before: 1_69_204, now: 2_43_812 };
const FULL: Reach = { kind: 'full', full: [2023, 2025], years: [2023, 2025], isAbove: false };
const FULL_BOTH =
  'In both years with complete lists (2023 and 2025), the last of these seats went to someone above you on the merit list.';
const LONGER = '31 percentile was about 1,69,000 on the 2025 list; on the 2027 list we expect about 2,44,000.';
const full = (reason: WhyUnsure) => say('en', unsureText(reason, 2027));

test('a reason is told with the numbers on both lists and the years', () => {
  expect(full({ farther: FARTHER, reach: FULL })).toBe(`${LONGER} ${FULL_BOTH}`);
  expect(full({ farther: { ...FARTHER, before: null }, reach: null })).toBe(
    'The same percentile is further down the list now than in 2025.',
  );
});

test('a percentile on the All India list is named as that of JEE Main', () => {
  expect(full({ farther: { ...FARTHER, percentile: 94.8, isJee: true }, reach: null })).toBe(
    'Your JEE Main percentile of 94.8 was about 1,69,000 on CAP’s All India list of 2025; on the 2027 list we expect about 2,44,000.',
  );
});

test('where the longer list is told once for all results, one of them only names it', () => {
  expect(say('en', shortUnsureText({ farther: FARTHER, reach: FULL }))).toBe(
    `Longer merit list expected. ${FULL_BOTH}`,
  );
  expect(say('en', shortUnsureText({ farther: null, reach: FULL }))).toBe(FULL_BOTH);
});

test('results of one list share one sentence, and those of another list have their own', () => {
  const reasons = [
    { farther: FARTHER, reach: null },
    null,
    { farther: FARTHER, reach: FULL },
    { farther: { ...FARTHER, percentile: 80, now: 60_000 }, reach: null },
    { farther: null, reach: FULL },
  ];
  const text = longerListText(reasons, 2027);
  expect(text && say('en', text)).toBe(
    `${LONGER} 80 percentile was about 1,69,000 on the 2025 list; on the 2027 list we expect about 60,000. That’s why the chances marked “Longer merit list expected” are lower.`,
  );
  expect(longerListText([null, { farther: null, reach: FULL }], 2027)).toBeNull();
});

test('the sentence for all results quotes what one of them says, and that for the family has no number but the year', () => {
  for (const language of LANGUAGES) {
    const short = say(language, shortUnsureText({ farther: FARTHER, reach: null })).replace(/[.।]$/, '');
    const all = longerListText([{ farther: FARTHER, reach: null }], 2027);
    expect(all && say(language, all)).toContain(`“${short}”`);
    expect(say(language, longerListForFamily(2025)).match(/\d+/g)).toEqual(['2025']);
  }
});

test.each<[string, Reach]>([
  ['one-year', { kind: 'one-year', year: 2025 }],
  ['both open', { kind: 'moves', years: [2023, 2025] }],
  ['all open', { kind: 'moves', years: [2022, 2023, 2025] }],
  ['full once', { kind: 'full', full: [2025], years: [2025], isAbove: true }],
  ['full in some', { kind: 'full', full: [2023], years: [2022, 2023, 2025], isAbove: false }],
  ['full in all', { kind: 'full', full: [2022, 2023, 2025], years: [2022, 2023, 2025], isAbove: true }],
])('a reason has no open gaps in any language: %s', (_, reach) => {
  for (const language of LANGUAGES) {
    const told = say(language, unsureText({ farther: FARTHER, reach }, 2027));
    expect(told).toContain('2025');
    expect(told).not.toMatch(/[{}]/);
  }
});
