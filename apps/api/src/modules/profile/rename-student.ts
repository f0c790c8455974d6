import type { Deps } from '../../ports.ts';
import { saveName } from '../students/index.ts';

/** Changes the name. Papers that were issued keep the one they were issued to. */
export async function renameStudent(
  { db }: Pick<Deps, 'db'>,
  studentId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await saveName(db, studentId, name);
}
