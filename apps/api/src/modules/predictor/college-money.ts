import type { CollegeListItem } from '@dakhila/contract/college-list';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

/** Fee and median pay of a college, each with its year. */
export type CollegeMoney = Pick<CollegeListItem, 'fee' | 'medianPay'>;
export type MoneyOfColleges = ReadonlyMap<string, CollegeMoney>;

/** Fees and pay of all colleges by id; CAP codes and JEE slugs never collide. Plain data, which can be sent to a worker thread. */
export function collegeMoney({ mhtCet, jee }: Pick<Catalogue, 'mhtCet' | 'jee'>): MoneyOfColleges {
  const known = [...mhtCet.items, ...jee.items].filter(({ fee, medianPay }) => fee !== null || medianPay !== null);
  return new Map(known.map(({ id, fee, medianPay }) => [id, { fee, medianPay }]));
}
