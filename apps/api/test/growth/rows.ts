/** The table and the rows it gets. `every`: each how-maniest student has them. `each`: how many such a student has. */
export type Rows = { table: string; every?: number; each?: number; columns: string; values: string };

/** The same id for the same thing of the same student, in the form of a random one. `n` is the student's number. */
export const idOf = (thing: string, n = 'n') =>
  `overlay(overlay(md5('${thing}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

export const STUDENT = idOf('student');
export const EMAIL = `'student' || n || '@growth.example'`;
export const PHONE = `'91' || (6000000000 + n)`;
/** A moment of the last 300 days, but not of the last, later for students with a higher number. */
export const JOINED = `app_now() - make_interval(secs => 300 * 86400.0 * (1 - n::float8 / $1) + 86400)`;
export const ago = (days: number) =>
  `app_now() - make_interval(secs => ${days} * 86400.0 * ((n::bigint * 7919 % 1000) / 1000.0))`;
export const later = (days: number) => `app_now() + interval '${days} days'`;
