import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '../../colleges/josaa-codes.ts';
import type { JosaaCategory } from '../candidate.ts';
import type { PoolWords } from '../exam.ts';
import { type JosaaBasis, type JosaaPaper, josaaListOf } from './josaa-lists.ts';

/** A kind of JoSAA pool: the same quota, seat type, gender and rank list at any institute. */
export type JosaaKind = PoolWords & {
  basis: JosaaBasis;
  paper: JosaaPaper;
  quota: string;
  category: JosaaCategory;
  isPwd: boolean;
  isFemaleOnly: boolean;
};

const PAPER_WORDS: Record<JosaaPaper, string> = {
  engineering: '',
  architecture: ', architecture',
  planning: ', planning',
};

/** Puts a kind together from places in the tables of `josaa-codes`. Null when they name none. */
export function josaaKind(
  quotaPlace: number,
  seatTypePlace: number,
  genderPlace: number,
  basis: JosaaBasis,
  paper: JosaaPaper,
): JosaaKind | null {
  const quota = JOSAA_QUOTAS[quotaPlace];
  const seatType = JOSAA_SEAT_TYPES[seatTypePlace];
  const gender = JOSAA_GENDERS[genderPlace];
  if (quota === undefined || seatType === undefined || gender === undefined) return null;
  return {
    code: `${quota.code}-${seatType.code}-${gender.code}`,
    label: `${quota.words}, ${seatType.words}, ${gender.words}${PAPER_WORDS[paper]}`,
    quota: quota.published,
    seatType: seatType.published,
    gender: gender.published,
    section: null,
    list: josaaListOf(basis, paper, seatType),
    basis,
    paper,
    category: seatType.category,
    isPwd: seatType.isPwd,
    isFemaleOnly: gender.code === 'F',
  };
}
