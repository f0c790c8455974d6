import type { Db } from '../../db/client.ts';
import { deleteAllSessions } from '../../http/session-store.ts';

/** Signs a student out everywhere, in the caller's transaction, and answers on how many devices. */
export const endAllSessions = (db: Db, studentId: string): Promise<number> => deleteAllSessions(db, studentId);
