import type { Known } from './make-value.ts';

const MAX_KNOWN = 40;
const LOOKED_AT = 20_000;
const ID = /"(\w*[iI]d)":"([^"\\]{1,80})"/g;

/** Remembers the ids that answers name, and who saw each first: later requests use them, whoever sends those. */
export function makeKnownIds() {
  const known = new Map<string, [string, ...string[]]>();
  const firstSeenBy = new Map<string, string>();
  return {
    known: known satisfies Known,
    harvest(text: string, mark: string) {
      for (const [, name = '', value = ''] of text.slice(0, LOOKED_AT).matchAll(ID)) {
        if (!firstSeenBy.has(value)) firstSeenBy.set(value, mark);
        const values = known.get(name);
        if (!values) known.set(name, [value]);
        else if (!values.includes(value) && values.push(value) > MAX_KNOWN) values.shift();
      }
    },
    /** Whether an address names something that somebody else saw first. */
    isForeign: (path: string, mark: string) =>
      path.split(/[/?]/).some((word) => (firstSeenBy.get(decode(word)) ?? mark) !== mark),
  };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
