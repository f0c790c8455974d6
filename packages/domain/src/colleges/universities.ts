import universities from './data/universities.json' with { type: 'json' };
import nicknames from './data/university-nicknames.json' with { type: 'json' };

/**
 * Universities by their full name. `districts` lists the ten that can be a candidate's home university; the Technological University at Lonere (DBATU) is
 * nobody's: it affiliates colleges all over the state. Gadchiroli, Gondia and Hingoli have no engineering college in the lists; their universities are those
 * of the law. `shortForms` are those that students use.
 */
const DISTRICTS: Readonly<Record<CapUniversity, readonly string[]>> = universities.districts;
const SHORT_FORMS: Readonly<Record<string, string>> = universities.shortForms;
/** What students type besides, by short form. Only the search on the server needs it, so it is a file of its own. */
const NICKNAMES: Readonly<Record<string, string>> = nicknames;

export type CapUniversity = keyof typeof universities.districts;

export const isCapUniversity = (name: string): name is CapUniversity => Object.hasOwn(DISTRICTS, name);

/** The universities a candidate can choose from, in the order of a directory. */
export const CAP_UNIVERSITIES: readonly CapUniversity[] = Object.keys(DISTRICTS).filter(isCapUniversity);

const UNIVERSITY_OF = new Map<string, CapUniversity>(
  CAP_UNIVERSITIES.flatMap((name) => DISTRICTS[name].map((district) => [district, name] as const)),
);

/** The home university of a district of Maharashtra; null for any other text. */
export function universityOfDistrict(district: string): CapUniversity | null {
  return UNIVERSITY_OF.get(district) ?? null;
}

/** The districts of Maharashtra that have this home university. */
export const districtsOf = (university: CapUniversity): readonly string[] => DISTRICTS[university];

/** The full name without what describes the kind: 'COEP Technological University (state public university)' → 'COEP Technological University'. */
export function universityName(published: string): string {
  return published.replace(/ \((?:state public university|Deemed to be University)\)$/i, '').trim();
}

/** The short form of a university's full name; the full name itself where none is in use. */
export function universityShortForm(fullName: string): string {
  return SHORT_FORMS[fullName] ?? fullName;
}

/** What a search should also find a university by. */
export function universityWords(fullName: string): string {
  return NICKNAMES[universityShortForm(fullName)] ?? '';
}
