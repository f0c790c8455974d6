import type { Db } from '../../db/client.ts';
import { factReports } from '../../db/schema/index.ts';

export const insertReport = (db: Db, report: typeof factReports.$inferInsert) => db.insert(factReports).values(report);
