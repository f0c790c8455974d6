import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRecommendations, isDrawing } from './draw.ts';
import { FEWEST_STUDENTS, type ListResult, studyEffect } from './effect.ts';

test.each([0.1, 0.5, 0.8])('a share of %d of many students has recommendations', (share) => {
  const drawn = Array.from({ length: 20_000 }, (_, at) => hasRecommendations({ share, salt: 'a' }, `student-${at}`));
  expect(Math.abs(drawn.filter(Boolean).length / drawn.length - share)).toBeLessThan(0.015);
});

test('a student stays on one side of a study, another study draws anew, and a share of 1 leaves nobody out', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, salt) => {
      expect(hasRecommendations({ share: 0.5, salt }, id)).toBe(hasRecommendations({ share: 0.5, salt }, id));
      expect(hasRecommendations({ share: 1, salt }, id)).toBe(true);
    }),
  );
  const ids = Array.from({ length: 2_000 }, (_, at) => `student-${at}`);
  const side = (salt: string) => ids.map((id) => hasRecommendations({ share: 0.5, salt }, id));
  const [one, other] = [side('a'), side('b')];
  const alike = one.filter((own, at) => own === other[at]).length / ids.length;
  expect(Math.abs(alike - 0.5)).toBeLessThan(0.05);
  expect([isDrawing({ share: 1, salt: '' }), isDrawing({ share: 0.9, salt: '' })]).toEqual([false, true]);
});

const result = (studentId: string, has: boolean, lastNone: number, lastLength: number): ListResult => ({
  ...{ studentId, hasRecommendations: has, firstNone: 0.5, lastNone, firstLength: 4, lastLength },
});

test('by hand: means of each side, their difference and its interval', () => {
  const students = Array.from({ length: 40 }, (_, at) => at);
  const { on, off, difference } = studyEffect([
    // Changes of −0.3 and −0.1 by turns: mean −0.2, variance 0.01 × 40/39.
    ...students.map((at) => result(`on ${at}`, true, at % 2 === 0 ? 0.2 : 0.4, 7)),
    ...students.map((at) => result(`off ${at}`, false, 0.5, 5)),
  ]);
  expect([on.students, off.students]).toEqual([40, 40]);
  expect(on.change.none).toBeCloseTo(-0.2, 9);
  expect(off.change.none).toBeCloseTo(0, 9);
  expect(difference?.none.of).toBeCloseTo(-0.2, 9);
  const error = 1.96 * Math.sqrt((0.01 * 40) / 39 / 40);
  expect(difference?.none.low).toBeCloseTo(-0.2 - error, 9);
  expect(difference?.none.high).toBeCloseTo(-0.2 + error, 9);
  expect(difference?.length.of).toBe(2);
});

test('a student with many lists counts once, and too few students give no difference', () => {
  const many = Array.from({ length: 100 }, () => result('one', true, 0, 9));
  const { on, difference } = studyEffect([...many, result('two', true, 0.5, 4)]);
  expect(on).toEqual({ students: 2, lists: 101, change: { none: -0.25, length: 2.5 } });
  expect(difference).toBeNull();
  expect(studyEffect([])).toMatchObject({ on: { students: 0 }, off: { students: 0 }, difference: null });
  expect(FEWEST_STUDENTS).toBe(30);
});
