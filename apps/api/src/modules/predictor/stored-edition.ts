import { gunzipSync, gzipSync } from 'node:zlib';
import type { Edition } from './edition.ts';

type PartName = 'colleges' | 'options' | 'kinds';
/** An edition as the database stores it. Releases before paging stored each part as a JSON text, mostly without the outer braces. */
type Stored = Omit<Edition, PartName | 'lists' | 'figuresOf' | 'extrasOf' | 'percentileOf' | 'numberIn'> & {
  [Part in PartName]: (Edition[Part][number] | string)[];
} & {
  listOfKind: (string | { list: string })[];
  figures: (ReturnType<Edition['figuresOf']> | string)[];
  extras: (ReturnType<Edition['extrasOf']> | string)[];
};

/** Serialises and compresses an edition for the database. */
export function packEdition({ figuresOf, extrasOf, lists, ...whole }: Edition): Buffer {
  const { percentileOf: _percentileOf, numberIn: _numberIn, ...edition } = whole;
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

/** Reads an edition that `packEdition`, of this or an earlier release, wrote. */
export function unpackEdition(packed: Uint8Array): Edition {
  const stored: Stored = JSON.parse(gunzipSync(packed).toString());
  const { colleges, options, kinds, listOfKind, figures, extras, ...rest } = stored;
  return {
    ...rest,
    colleges: colleges.map((college) => (typeof college === 'string' ? JSON.parse(college) : college)),
    options: options.map(parseFields),
    kinds: kinds.map(parseFields),
    lists: listOfKind.map((kind) => parseFields(kind).list),
    figuresOf: (pool) => parseFields(figures[pool] ?? '"forecast":null,"lastYear":null'),
    extrasOf: (pool) => parseFields(extras[pool] ?? ''),
  };
}

/** Parses a part; an earlier release stored `"list":"main"` or `,"offer":{…}`, without the braces. */
const parseFields = <Fields extends object>(part: Fields | string): Fields =>
  typeof part === 'string' ? JSON.parse(`{${part.replace(/^,/, '')}}`) : part;
