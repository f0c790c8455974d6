import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownNumbers, strayNumbers } from './number-guard.ts';
import { figure } from './plain-text.ts';
import type { ToolResult } from './tool-types.ts';

const estimate: ToolResult = {
  tool: 'merit-estimate',
  input: { percentile: 98.7 },
  outcome: {
    ok: true,
    output: {
      year: 2025,
      percentile: 98.7,
      meritNumber: 120_000,
      low: 3593,
      high: 5734,
      earlier: [{ year: 2024, percentile: 99.9641545, meritNumber: 101 }],
      explanation: 'It rose by about 21% a year. Codes: GNT2S.',
    },
  },
};
const known = knownNumbers('what is 45 percentile worth?', [estimate]);
const stray = (text: string) => strayNumbers(text, known);

test.each([
  ['about 1,20,000 in 2025'],
  ['about 120000'],
  ['about 1.2 lakh'],
  ['about 120k'],
  ['99.9641545\nK. K. Wagh'],
  ['2025 K. K. Wagh'],
  ['one lakh twenty thousand'],
  ['from 3,593 to 5,734'],
  ['3593–5734'],
  ['99.9641545 percentile'],
  ['99.96 percentile'],
  ['99.964%'],
  ['ninety-eight point seven'],
  ['you asked for 45'],
  ['rose by 21%'],
  ['in 2024-25 and 2025–26'],
  ['the seat GNT2S'],
  ['1. VJTI\n2. COEP\n3) PICT'],
  ['the one that fits'],
  ['१,२०,०००'],
  ['ek lakh bees hazaar'],
  ['एक लाख बीस हज़ार'],
  ['1.2 लाख'],
  ['1.2 लाखांपर्यंत'],
  ['सुमारे 1,20,000 ची रँक'],
  ['do not worry, she can do it; ek accha college'],
])('"%s" rests on what a tool returned', (text) => {
  expect(stray(text)).toEqual([]);
});

test.each([
  ['about 1,20,001', ['1,20,001']],
  ['about 99 percentile', ['99']],
  ['99.97 percentile', ['99.97']],
  ['about 1.3 lakh', ['1.3']],
  ['121k', ['121']],
  ['twelve seats', ['twelve']],
  ['one seat is left', ['one']],
  ['two lakh', ['two lakh']],
  ['closed in 2023', ['2023']],
  ['2024-29', ['29']],
  ['a 70% chance', ['70']],
  ['between 3,593 and 6,000', ['6,000']],
  ['7. VJTI', ['7']],
  ['the seat GNT3S', ['3']],
  ['१३०', ['130']],
  ['do lakh', ['do lakh']],
  ['rank is paanch hazaar', ['paanch hazaar']],
  ['don she seats', ['don she']],
  ['दो लाख', ['दो लाख']],
  ['45 लाखांपर्यंत', ['45']],
  ['हज़ारों छात्र', ['हज़ार'.normalize('NFKC')]],
  ['पाँच सौ सीट', ['पाँच सौ']],
  ['pachaas seats', ['pachaas']],
  ['half a lakh', ['half a lakh']],
  ['a hundred seats', ['hundred']],
  ['lakhs of students', ['lakhs']],
  ['sava lakh', ['sava lakh']],
  ['rank Ⅻ', ['Ⅻ']],
  ['１３０', ['130']],
])('"%s" holds numbers that nothing vouches for: %j', (text, expected) => {
  expect(stray(text)).toEqual(expected);
});

test('a number passes just when a tool returned it, however it is grouped', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 21, max: 2_000_000 }), { minLength: 2, maxLength: 8 }), (values) => {
      const [secret = 0, ...returned] = values;
      const facts = knownNumbers('', [
        {
          ...estimate,
          input: { meritNumber: returned[0] ?? 0 },
          outcome: { ok: false, reason: 'not-found', message: returned.map(figure).join('; ') },
        },
      ]);
      expect(strayNumbers(returned.map((value) => `Rank ${figure(value)}.`).join(' '), facts)).toEqual([]);
      expect(strayNumbers(`Rank ${figure(secret)}, said ${secret}.`, facts)).toEqual([figure(secret), String(secret)]);
    }),
  );
});

test('what a tool was only asked with is not known', () => {
  const asked: ToolResult = {
    tool: 'merit-estimate',
    input: { meritNumber: 4321 },
    outcome: { ok: false, reason: 'not-found', message: 'none' },
  };
  expect(strayNumbers('rank 4321', knownNumbers('', [asked]))).toEqual(['4321']);
});

test('any text is judged quickly and without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(Array.isArray(stray(text))).toBe(true);
    }),
  );
  const started = Date.now();
  stray('one lakh twenty thousand 1,23,456 '.repeat(2000));
  expect(Date.now() - started).toBeLessThan(15_000);
});

test('a fraction that a tool returned in words may be said', () => {
  const rule: ToolResult = {
    tool: 'find-help',
    input: { need: 'person' },
    outcome: {
      ok: true,
      output: { lines: [{ name: 'Fees', contact: '', words: 'one third of the tuition' }], links: [] },
    },
  };
  expect(strayNumbers('They pay one third of the tuition.', knownNumbers('', [rule]))).toEqual([]);
  expect(strayNumbers('They pay one third of the tuition.', knownNumbers('', []))).not.toEqual([]);
});
