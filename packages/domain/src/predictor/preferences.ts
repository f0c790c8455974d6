import { nameKey } from '../colleges/names.ts';
import type { Preferences } from './candidate.ts';
import type { Option, TableCollege } from './exam-table.ts';

/** The test an option must pass to stay in a prediction. Spelling, case and punctuation do not count. */
export function preferenceMatcher(
  preferences: Preferences | undefined,
): ((option: Option, college: TableCollege) => boolean) | null {
  const branches = keys(preferences?.branches);
  const cities = keys(preferences?.cities);
  const kinds = keys(preferences?.kinds);
  if (branches === null && cities === null && kinds === null) return null;
  return (option, { city, type, level }) =>
    (branches === null || branches.has(nameKey(option.branch))) &&
    (cities === null || cities.has(nameKey(city))) &&
    (kinds === null || kinds.has(type) || (level !== null && kinds.has(nameKey(level))));
}

function keys(names: readonly string[] | undefined): ReadonlySet<string> | null {
  return names === undefined || names.length === 0 ? null : new Set(names.map(nameKey));
}
