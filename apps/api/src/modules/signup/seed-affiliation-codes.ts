import type { Db } from '../../db/client.ts';
import { affiliationCodes } from '../../db/schema/index.ts';

/** Codes to try the field with; real ones are added by the operators. */
const DEVELOPMENT_CODES = [
  { code: 'PUNE01', name: 'Demonstration school, Pune' },
  { code: 'NAGPUR', name: 'Demonstration college, Nagpur' },
  { code: 'MUM7', name: 'Demonstration class, Mumbai' },
];

export const seedAffiliationCodes = (db: Db) =>
  db.insert(affiliationCodes).values(DEVELOPMENT_CODES).onConflictDoNothing();
