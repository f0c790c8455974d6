import { expect, test } from 'vitest';
import { CAP_SECTIONS } from '../../colleges/cap-codes.ts';
import { capKind } from './cap-kind.ts';

test.each([
  ['GOPENH', 'HU', 'home'],
  ['GOPENO', 'OHU', 'other'],
  ['GOPENH', 'HU_TO_OHU', 'other'],
  ['GOPENO', 'OHU_TO_HU', 'home'],
  ['GOPENS', 'STATE', 'state'],
  ['GOPENH', 'UNK', 'home'],
  ['GOPENO', 'UNK2', 'other'],
  ['EWS', 'UNK', 'state'],
  ['AI', 'AI', 'all-india'],
])('%s in section %s is for the side %s', (code, section, side) => {
  expect(capKind(code, section)?.side).toBe(side);
});

test('seats that nobody can count on are no pool, nor is a code that is none', () => {
  expect(capKind('GOPENH', 'MH_TO_AI')).toBeNull();
  expect(capKind('MI', 'MI_TO_AI')).toBeNull();
  expect(capKind('NONSENSE', 'HU')).toBeNull();
  expect(capKind('GOPENH', 'NOWHERE')).toBeNull();
});

test('every section of the lists has been thought of', () => {
  for (const { code } of CAP_SECTIONS) if (!code.endsWith('_TO_AI')) expect(capKind('GOPENS', code)).not.toBeNull();
});

test.each([
  ['GOBCH', 'OBC', 'general'],
  ['LSEBCS', 'SEBC', 'ladies'],
  ['PWDROBCS', 'PWDROBC', null],
  ['DEFOPENS', 'DEFOPEN', null],
  ['TFWS', 'TFWS', null],
])('%s has the seat type %s', (code, seatType, gender) => {
  expect(capKind(code, 'STATE')).toMatchObject({ seatType, gender });
});

test.each([
  ['GOPENH', 'HU', 'Open, general (women included), home university seats'],
  [
    'GOPENH',
    'HU_TO_OHU',
    'Open, general (women included), home university seats (given to candidates of other universities)',
  ],
  [
    'LSCO',
    'OHU_TO_HU',
    'Scheduled Caste (SC), ladies only, other than home university seats (given to home university candidates)',
  ],
  ['MI', 'MI_TO_MH', 'Minority seats of the college (given to Maharashtra candidates)'],
  // The code says nothing of these seats: the section does.
  [
    'GOPENO',
    'HU_TO_OHU',
    'Open, general (women included), other than home university seats (Home university seats, given to candidates of other universities)',
  ],
])('%s in section %s names its seats once, and who got them', (code, section, label) => {
  expect(capKind(code, section)?.label).toBe(label);
});
