import { classNames } from '../lib/class-names.ts';

/** By the number of compared columns. */
const PHONE_COLUMNS = [
  '',
  'max-sm:grid-cols-1',
  'max-sm:grid-cols-2',
  'max-sm:grid-cols-[repeat(3,8.5rem)]',
  'max-sm:grid-cols-[repeat(4,8.5rem)]',
];

/** On a phone the name of a row is above its values, so that two columns fit side by side; part of a third shows that there are more. */
export const sideBySideRow = (count: number): string => classNames('max-sm:grid', PHONE_COLUMNS[count]);

/** The names of the rows stay visible while the columns scroll. */
export const SIDE_BY_SIDE_NAME =
  'sticky start-0 z-10 bg-card align-top hyphens-auto max-sm:col-span-full max-sm:justify-self-start max-sm:px-3 max-sm:pb-0 max-sm:text-xs max-sm:text-quiet sm:w-40 sm:min-w-40';

/** The name of that column is only read aloud on a phone. */
export const SIDE_BY_SIDE_CORNER = `${SIDE_BY_SIDE_NAME} bg-sunken max-sm:pointer-events-none max-sm:absolute max-sm:opacity-0`;

export const SIDE_BY_SIDE_CELL = 'min-w-0 align-top wrap-anywhere max-sm:px-3 max-sm:pt-1';
