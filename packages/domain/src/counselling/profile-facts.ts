import { groupedNumber } from '../text.ts';

/** The words of a profile that are not simply their key with spaces. */
const NAMES: Readonly<Record<string, string>> = {
  josaa: 'JEE',
  mhtCet: 'MHT-CET',
  pwd: 'Person with disability',
  classTwelve: 'Class XII',
  pcmPercentage: 'PCM percentage',
};

/** `mainCategoryPwdRank` → 'main category PwD rank' */
const spaced = (key: string) =>
  key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\bcrl\b/, 'CRL')
    .replace(/\bpwd\b/, 'PwD');

/** A fact of a profile for a person: `{ name: 'JEE main CRL', value: '12,345' }`. */
export type ProfileFact = { name: string; value: string };

/** A student's profile as a flat list of facts; parts that are missing are left out. */
export function profileFacts(value: unknown, name = ''): ProfileFact[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      profileFacts(inner, `${name} ${NAMES[key] ?? spaced(key)}`.trim()),
    );
  return [{ name: name.charAt(0).toUpperCase() + name.slice(1), value: shown(value) }];
}

/** Years have four digits; what is longer is a rank, which is grouped. */
const isRank = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 10_000;

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return isRank(value) ? groupedNumber(value) : String(value);
}
