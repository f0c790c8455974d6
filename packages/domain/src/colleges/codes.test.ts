import { expect, test } from 'vitest';
import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from './cap-codes.ts';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from './josaa-codes.ts';

test.each([
  ['seat types', JOSAA_SEAT_TYPES],
  ['genders', JOSAA_GENDERS],
  ['quotas', JOSAA_QUOTAS],
  ['sections', CAP_SECTIONS],
  ['stages', CAP_STAGES],
  ['merit lists', CAP_EXAMS],
])('the codes of the %s are unique, have words, and fit on a line of a cut-off file', (_, table) => {
  expect(new Set(table.map(({ code }) => code)).size).toBe(table.length);
  for (const { code, words } of table) {
    expect(code).toMatch(/^\S+$/);
    expect(words.length).toBeGreaterThan(1);
  }
});

test('places in the JoSAA tables never move: saved keys depend on them', () => {
  expect(JOSAA_SEAT_TYPES.map(({ code }) => code).join(' ')).toBe('OPEN EWS OBC SC ST OPEN+ EWS+ OBC+ SC+ ST+');
  expect(
    JOSAA_QUOTAS.map(({ code }) => code)
      .slice(0, 7)
      .join(' '),
  ).toBe('AI HS OS GO JK LA AP');
});

test('only an empty stage and stage I are a category of its own', () => {
  expect(CAP_STAGES.filter((stage) => stage.isOwn).map((stage) => stage.published)).toEqual(['', 'I']);
});

test('every long CSAB quota names the JoSAA quota it means', () => {
  const codes = new Set(JOSAA_QUOTAS.map(({ code }) => code));
  for (const { sameAs } of JOSAA_QUOTAS) expect(sameAs === undefined || codes.has(sameAs)).toBe(true);
});

test('seat types name a category of JoSAA', () => {
  const categories = new Set(JOSAA_SEAT_TYPES.map(({ category }) => category));
  expect([...categories]).toEqual(['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST']);
  expect(JOSAA_SEAT_TYPES.every(({ isPwd, code }) => isPwd === code.endsWith('+'))).toBe(true);
});
