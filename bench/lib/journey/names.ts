import { randomBytes, randomUUID } from 'node:crypto';

/**
 * What the names of the recorded journey are called in another one. A journey names its student, and things that it makes: rows by ids, orders, secrets by their
 * hashes, invoices by their numbers.
 */
export type Names = Map<string, string>;
export type Rename = (value: unknown, names: Names) => unknown;

const IDS = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|DK[0-9A-F]{32}|(?<=/)\\d{6}$';
/** Numbers and texts are learnt apart: `#14` is the number. */
const ofNumber = (value: number) => `#${value}`;
/** A moment as the database writes it out. */
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/;

/** What puts the names of a journey in the place of the recorded ones. Names that nobody knows yet are made up; numbers are never. */
export function makeRename(known: readonly string[]): Rename {
  const pattern = new RegExp([...known.map((name) => name.replaceAll('.', '\\.')), IDS].join('|'), 'g');
  return (value, names) => {
    if (Buffer.isBuffer(value)) return Buffer.from(nameFor(value.toString('hex'), names), 'hex');
    if (typeof value === 'number') return Number(names.get(ofNumber(value)) ?? value);
    if (typeof value !== 'string') return value;
    return names.get(value) ?? value.replace(pattern, (name) => nameFor(name, names));
  };
}

/** Learns the names that the database itself gave: a value that differs between two answers is such a name from now on. */
export function learn(recorded: readonly unknown[][], answered: readonly unknown[][], names: Names): void {
  for (const [at, row] of recorded.entries())
    for (const [column, before] of row.entries()) {
      const now = answered[at]?.[column];
      if (typeof before === 'number' && typeof now === 'number' && before !== now)
        names.set(ofNumber(before), String(now));
      if (typeof before === 'string' && typeof now === 'string' && MOMENT.test(before)) names.set(before, now);
    }
}

function nameFor(name: string, names: Names): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = freshLike(name, names);
  names.set(name, made);
  return made;
}

function freshLike(name: string, names: Names): string {
  if (name.length === 6) return (names.get(ofNumber(Number(name))) ?? name).padStart(6, '0');
  if (name.startsWith('DK')) return `DK${randomUUID().replaceAll('-', '').toUpperCase()}`;
  return name.length === 36 && name[8] === '-' ? randomUUID() : randomBytes(name.length / 2).toString('hex');
}
