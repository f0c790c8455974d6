import { seedAffiliationCodes } from './modules/accounts/index.ts';
import { seedCoupons, seedTiers } from './modules/billing/index.ts';
import { seedCounsellors } from './modules/counselling/index.ts';
import { recordReleaseTexts } from './modules/faq/index.ts';
import type { Deps } from './ports.ts';

/** Inserts required data and, in development, sample data. Running it again changes nothing. */
export async function seed({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  await recordReleaseTexts(db);
  await seedTiers(db);
  if (config.NODE_ENV === 'production') return;
  await seedAffiliationCodes(db);
  await seedCoupons(db);
  await seedCounsellors(db);
}
