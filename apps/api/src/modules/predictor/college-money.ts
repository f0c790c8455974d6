import type { CollegeListItem } from '@dakhila/contract/college-list';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

/** Fee and median pay of a college, each with its year. */
export type CollegeMoney = Pick<CollegeListItem, 'fee' | 'medianPay'>;
export type MoneyOfColleges = ReadonlyMap<string, CollegeMoney>;

/** What is known of the money of all colleges, by id: codes and slugs never meet. Plain data, which can be handed to a worker thread. */
export function collegeMoney({ mhtCet, jee }: Pick<Catalogue, 'mhtCet' | 'jee'>): MoneyOfColleges {
  const known = [...mhtCet.items, ...jee.items].filter(({ fee, medianPay }) => fee !== null || medianPay !== null);
  return new Map(known.map(({ id, fee, medianPay }) => [id, { fee, medianPay }]));
}
