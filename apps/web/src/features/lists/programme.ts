import type { ListOption } from '@dakhila/contract/list-views';
import { programmeParts, rowProgrammeName, unusualDegree } from '@dakhila/domain/colleges/degree';

export { programmeParts };

/** A programme in two parts for a row: a short name, and the degree in a few letters where it is not the usual one. The details have both in full. */
export function rowParts(programme: string): ReturnType<typeof programmeParts> {
  const { name, degree } = programmeParts(programme);
  return { name: rowProgrammeName(name), degree: unusualDegree(degree) };
}

/** The short name of a choice: 'Computer Engineering, VJTI'. */
export const choiceName = ({ programme, collegeName }: Pick<ListOption, 'programme' | 'collegeName'>): string =>
  `${programmeParts(programme).name}, ${collegeName}`;

/** A college with its city. Some colleges have their city in their name. */
export const collegeAndCity = ({ collegeName, city }: Pick<ListOption, 'collegeName' | 'city'>): string =>
  city === '' || collegeName.includes(city) ? collegeName : `${collegeName}, ${city}`;
