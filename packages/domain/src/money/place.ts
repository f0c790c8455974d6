/** How a seat is got, which decides the schemes that may pay for it. */
export const SEATS = ['cap', 'tfws', 'ews', 'minority', 'institute', 'josaa'] as const;
export type Seat = (typeof SEATS)[number];

/** Seat types of CAP that are kinds of seats of their own. */
export const SEATS_BY_TYPE: Readonly<Record<string, Seat>> = { TFWS: 'tfws', EWS: 'ews', MI: 'minority' };
/** The kind of a CAP seat by its type: 'TFWS' → 'tfws', 'OBC' → 'cap'. */
export const seatOfType = (seatType: string): Seat => SEATS_BY_TYPE[seatType] ?? 'cap';

/** Kinds of colleges between which schemes distinguish. Universities of the state count as government; `national` are the institutes of JoSAA. */
export const COLLEGE_KINDS = [
  'government',
  'aided',
  'unaided',
  'government-deemed',
  'private-deemed',
  'private-university',
  'national',
  'unknown',
] as const;
export type CollegeKind = (typeof COLLEGE_KINDS)[number];

export type Place = { seat: Seat; kind: CollegeKind };

/** The kind of a CAP college by its published status: 'Un-Aided Autonomous' → 'unaided'. */
export function collegeKindOf(status: string | undefined, type: 'government' | 'private'): CollegeKind {
  if (status === undefined || status === '') return type === 'government' ? 'government' : 'unknown';
  if (/deemed/i.test(status)) return type === 'government' ? 'government-deemed' : 'private-deemed';
  if (/government-aided/i.test(status)) return 'aided';
  if (type === 'government') return 'government';
  if (/^un-aided/i.test(status)) return 'unaided';
  return /universit/i.test(status) ? 'private-university' : 'unknown';
}
