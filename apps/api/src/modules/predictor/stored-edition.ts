import { gunzipSync, gzipSync } from 'node:zlib';
import type { Edition } from './edition.ts';

type Pieces = 'colleges' | 'options' | 'kinds';
/** An edition as the database keeps it. Releases before paging wrote each part as JSON of its own, mostly without braces. */
type Stored = Omit<Edition, Pieces | 'lists' | 'figuresOf' | 'extrasOf'> & {
  [Part in Pieces]: (Edition[Part][number] | string)[];
} & {
  listOfKind: (string | { list: string })[];
  figures: (ReturnType<Edition['figuresOf']> | string)[];
  extras: (ReturnType<Edition['extrasOf']> | string)[];
};

/** Writes an edition down, small enough to be kept with every fit of the forecasts. */
export function packEdition({ figuresOf, extrasOf, lists, ...edition }: Edition): Buffer {
  const pools = Array.from(edition.kindOfPool, (_, pool) => pool);
  const stored = {
    ...edition,
    firstPool: Array.from(edition.firstPool),
    kindOfPool: Array.from(edition.kindOfPool),
    listOfKind: lists.map((list) => ({ list })),
    figures: pools.map(figuresOf),
    extras: pools.map(extrasOf),
  };
  return gzipSync(JSON.stringify(stored));
}

/** Reads an edition back. */
export function unpackEdition(packed: Uint8Array): Edition {
  // Written by `packEdition`, or by a release before it, in the shape above.
  const stored: Stored = JSON.parse(gunzipSync(packed).toString());
  const { colleges, options, kinds, listOfKind, figures, extras, ...rest } = stored;
  return {
    ...rest,
    colleges: colleges.map((college) => (typeof college === 'string' ? JSON.parse(college) : college)),
    options: options.map(fieldsOf),
    kinds: kinds.map(fieldsOf),
    lists: listOfKind.map((kind) => fieldsOf(kind).list),
    figuresOf: (pool) => fieldsOf(figures[pool] ?? '"forecast":null,"lastYear":null'),
    extrasOf: (pool) => fieldsOf(extras[pool] ?? ''),
  };
}

/** `"list":"main"` and `,"offer":{…}` are objects without their braces. */
const fieldsOf = <Fields extends object>(part: Fields | string): Fields =>
  typeof part === 'string' ? JSON.parse(`{${part.replace(/^,/, '')}}`) : part;
