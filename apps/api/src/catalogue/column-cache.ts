import { join } from 'node:path';
import { codeIn, openComputedCache } from '../files/computed-cache.ts';

/** Gives what is stored under a name, or makes it. */
export type TakeColumns = <T>(name: string, make: () => T) => T;

/** Stores the joined columns of cut-offs in a folder, because reading them out of the yearly files takes a third of a start. Without a folder they are made each time. */
export function columnCache(folder: string | undefined, version: string): TakeColumns {
  if (folder === undefined) return (_name, make) => make();
  const domain = join(import.meta.dirname, '../../../../packages/domain/src/colleges');
  const cache = openComputedCache(folder, codeIn([domain, import.meta.dirname]));
  return (name, make) => cache.take(`columns-${name}`, version, make);
}
