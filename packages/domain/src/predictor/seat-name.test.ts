import { expect, test } from 'vitest';
import { officialSeatName, printedSeatCode } from './exams/fee-waiver.ts';

const CAP = { code: 'GOPENS', quota: 'state', seatType: 'OPEN', gender: null, section: 'STATE' };
const JOSAA = {
  code: 'AI-OBC-F',
  quota: 'AI',
  seatType: 'OBC-NCL',
  gender: 'Female-only (including Supernumerary)',
  section: null,
};

test('a seat is named as the official lists name it: by its code in CAP, in words in JoSAA', () => {
  expect([printedSeatCode(CAP), printedSeatCode(JOSAA)]).toEqual(['GOPENS', null]);
  expect([officialSeatName(CAP), officialSeatName(JOSAA)]).toEqual([['GOPENS'], ['AI, OBC-NCL', 'Female-only']]);
});
