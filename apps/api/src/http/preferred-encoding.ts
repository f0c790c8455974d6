/** How we pack, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of spellings; a flood of invented ones starts over. */
const MOST_SPELLINGS = 100;
const preferredOf = new Map<string, Encoding | null>();

/** The best encoding that the asker can unpack; null for none. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const known = preferredOf.get(acceptEncoding);
  if (known !== undefined) return known;
  if (preferredOf.size >= MOST_SPELLINGS) preferredOf.clear();
  const found = read(acceptEncoding);
  preferredOf.set(acceptEncoding, found);
  return found;
}

function read(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
