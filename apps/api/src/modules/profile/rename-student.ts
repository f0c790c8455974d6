import { NO_NAME } from '@dakhila/contract/fields';
import { isName, tidyName } from '@dakhila/domain/students/name';
import { InvalidInput } from '../../http/errors.ts';
import type { Deps } from '../../ports.ts';
import { findStudent, saveName } from '../students/index.ts';

type Name = { firstName: string; lastName: string };

/** Changes the name. Papers that were issued keep the one they were issued to. A part that stays as it was is not judged again. */
export async function renameStudent({ db }: Pick<Deps, 'db'>, studentId: string, name: Name): Promise<void> {
  const before = await findStudent(db, studentId);
  const wrong = (['firstName', 'lastName'] as const).filter(
    (part) => name[part] !== tidyName(before?.[part] ?? '') && !isName(name[part]),
  );
  if (wrong.length > 0) throw new InvalidInput(Object.fromEntries(wrong.map((part) => [part, NO_NAME])));
  await saveName(db, studentId, name);
}
