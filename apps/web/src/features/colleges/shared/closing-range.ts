import type { CollegeListItem } from '@dakhila/contract/college-list';
import { isCapUniversity, universityOfDistrict } from '@dakhila/domain/colleges/universities';
import { indianNumber } from '../../../lib/format.ts';

type Closings = NonNullable<CollegeListItem['closings']>;

/** '84.0–99.2' as percentiles, '151–12,204' as ranks, or one figure if all programmes closed alike. */
export function rangeText({ easiest, hardest, scale }: Closings): string {
  const shown = (level: number) => (scale === 'percentile' ? level.toFixed(1) : indianNumber(level));
  const [from, to] = [Math.min(easiest, hardest), Math.max(easiest, hardest)].map(shown);
  return from === to ? String(from) : `${from}–${to}`;
}

/** Whose seats a range of CAP is of: everyone's, or those of the college's home university, or those of all other universities. */
export type Whose = 'all' | 'home' | 'other';

/** The range of the seats that the student can take; where the home university is not known, the one of home seats, which says so. */
export function ownRange(
  { other, ...range }: Closings,
  { district }: CollegeListItem['location'],
  university: string | null,
): Closings & { whose: Whose } {
  if (other === undefined) return { ...range, whose: 'all' };
  const home = universityOfDistrict(district ?? '');
  const isElsewhere = home !== null && university !== null && isCapUniversity(university) && university !== home;
  return isElsewhere && other !== null ? { ...range, ...other, whose: 'other' } : { ...range, whose: 'home' };
}
