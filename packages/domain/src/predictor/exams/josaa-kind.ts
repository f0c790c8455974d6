import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '../../colleges/josaa-codes.ts';
import type { JosaaProgramme } from '../../colleges/records.ts';
import type { JosaaCategory } from '../candidate.ts';
import type { PoolWords } from '../exam.ts';

/** Which paper ranks the candidates of a programme: JEE Main has papers of its own for architecture and planning. */
export type JosaaPaper = 'engineering' | 'architecture' | 'planning';
export type JosaaBasis = 'JEE Advanced' | 'JEE Main';

/** A kind of JoSAA pool: the same quota, seat type, gender and rank list at any institute. */
export type JosaaKind = PoolWords & {
  basis: JosaaBasis;
  paper: JosaaPaper;
  quota: string;
  category: JosaaCategory;
  isPwd: boolean;
  isFemaleOnly: boolean;
};

/** The paper whose rank list a programme goes by. */
export function paperOf({ degree }: Pick<JosaaProgramme, 'degree'>): JosaaPaper {
  if (degree === 'Bachelor of Architecture') return 'architecture';
  return degree === 'Bachelor of Planning' ? 'planning' : 'engineering';
}

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
    basis,
    paper,
    category: seatType.category,
    isPwd: seatType.isPwd,
    isFemaleOnly: gender.code === 'F',
  };
}
