import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAP_CATEGORIES, decodeSeatCode } from './seat-code.ts';

test.each([
  ['GOPENH', { kind: 'category', category: 'OPEN', gender: 'general', level: 'home', isReservedSubPool: false }],
  ['LSCO', { kind: 'category', category: 'SC', gender: 'ladies', level: 'other' }],
  ['GSEBCS', { kind: 'category', category: 'SEBC', gender: 'general', level: 'state' }],
  ['GNT1H', { category: 'NT1' }],
  ['LVJS', { category: 'VJ', gender: 'ladies' }],
  ['PWDROBCH', { kind: 'pwd', category: 'OBC', isReservedSubPool: true, level: 'home', gender: null }],
  ['PWDOPENS', { kind: 'pwd', category: 'OPEN', isReservedSubPool: false }],
  ['DEFRSCS', { kind: 'defence', category: 'SC', isReservedSubPool: true }],
  ['DEFSEBCS', { kind: 'defence', category: 'SEBC', isReservedSubPool: false }],
  ['DEFOBCS', { kind: 'defence', category: 'OBC' }],
  ['DEFO', { kind: 'defence', category: null, level: 'other' }],
  ['PHCH', { kind: 'pwd', category: null, level: 'home' }],
  ['TFWS', { kind: 'tfws', category: null, level: null }],
  ['EWS', { kind: 'ews' }],
  ['ORPHAN', { kind: 'orphan' }],
  ['MI', { kind: 'minority' }],
  ['AI', { kind: 'all-india' }],
])('%s is taken apart', (code, parts) => {
  expect(decodeSeatCode(code)).toMatchObject({ code, ...parts });
});

test.each([
  ['GOPEN'],
  ['OPENH'],
  ['GOPENX'],
  ['gopenh'],
  ['GOPENHH'],
  ['PWDR'],
  ['XSCH'],
  [''],
  ['toString'],
  ['GNT4H'],
])('%s is no seat code', (code) => {
  expect(decodeSeatCode(code)).toBeNull();
});

test('SEBC is never read as another category, nor another as SEBC', () => {
  expect(decodeSeatCode('GSEBCH')?.words).toContain('SEBC');
  expect(decodeSeatCode('GOBCH')?.category).toBe('OBC');
});

test('ladies seats say so, and general seats say that women may take them', () => {
  expect(decodeSeatCode('LOPENH')?.words).toBe('Open, ladies only, home university seats');
  expect(decodeSeatCode('GOPENH')?.words).toBe('Open, general (women included), home university seats');
  expect(decodeSeatCode('DEFROBCS')?.words).toBe(
    'Children of defence personnel, Other Backward Classes (OBC) reserved, state level seats',
  );
});

test('every code the grammar can build is taken apart into what it was built from', () => {
  const categories = Object.keys(CAP_CATEGORIES);
  fc.assert(
    fc.property(
      fc.constantFrom('G', 'L', 'PWD', 'PWDR', 'DEF', 'DEFR'),
      fc.constantFrom(...categories),
      fc.constantFrom('H', 'O', 'S'),
      (head, core, level) => {
        const seat = decodeSeatCode(head + core + level);
        expect(seat?.category).toBe(core);
        expect(seat?.level?.[0]?.toUpperCase()).toBe(level);
        expect(seat?.isReservedSubPool).toBe(head.endsWith('R'));
      },
    ),
  );
});
