export type BirthDateParts = { day: string; month: string; year: string };

/** `{ day: '4', month: '3', year: '2009' }` → '2009-03-04'; null when there is no such day. */
export function birthDateOf({ day, month, year }: BirthDateParts): string | null {
  const written = `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(written)) return null;
  const date = new Date(`${written}T00:00:00Z`);
  // 31 April would quietly become 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** The parts of a date that is already known, to correct it. */
export function partsOf(birthDate: string | null): BirthDateParts {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

const twoDigits = (text: string) => text.trim().padStart(2, '0');
