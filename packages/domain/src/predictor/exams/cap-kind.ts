import { CAP_SECTIONS } from '../../colleges/cap-codes.ts';
import type { SeatSections } from '../../colleges/figures.ts';
import { decodeSeatCode, type SeatCode } from '../../colleges/seat-code.ts';
import type { PoolWords } from '../exam.ts';

/** Whose candidates a section of the CAP list is for. */
type CapSide = 'home' | 'other' | 'state' | 'all-india';

/** The merit lists of CAP. The All India one CAP makes itself, candidates with JEE Main first: its numbers are neither JEE ranks nor state merit numbers. */
export const CAP_LISTS = { state: 'state-merit', allIndia: 'all-india-merit' } as const;

/** A kind of CAP pool: the same seat code in the same section at any college. */
export type CapKind = PoolWords & { section: string; seat: SeatCode; side: CapSide };

/**
 * Sections read seat → candidate: the second half says who competes. Where a list did not print its sections, the last letter of the seat
 * code says it. Seats that fell to All India candidates because nobody of Maharashtra or of the community was left are no regular pool: nobody can
 * count on them, and they are left out.
 */
const SIDE_OF_SECTION: Readonly<Record<string, CapSide | 'by-letter' | null>> = {
  HU: 'home',
  OHU: 'other',
  HU_TO_OHU: 'other',
  OHU_TO_HU: 'home',
  STATE: 'state',
  STATE2: 'state',
  MI_TO_MH: 'state',
  AI: 'all-india',
  MH_TO_AI: null,
  MI_TO_AI: null,
  UNK: 'by-letter',
  UNK2: 'by-letter',
};

/** The kind of pool of a seat code in a section. Null when the code is none, or when nobody can count on such seats. */
export function capKind(code: string, section: string): CapKind | null {
  const seat = decodeSeatCode(code);
  const printed = SIDE_OF_SECTION[section];
  if (seat === null || printed === undefined || printed === null) return null;
  const side = printed === 'by-letter' ? (seat.level ?? 'state') : printed;
  return {
    code,
    label: labelOf(seat, section),
    quota: side,
    seatType: seatTypeOf(seat),
    gender: seat.gender,
    section,
    list: side === 'all-india' ? CAP_LISTS.allIndia : CAP_LISTS.state,
    seat,
    side,
  };
}

/** The words of the code; where the seats changed hands, also who gets them. The section names the seats too, which is left out where the code has said it. */
function labelOf(seat: SeatCode, section: string): string {
  if (!section.includes('_TO_')) return seat.words;
  const words = CAP_SECTIONS.find(({ code }) => code === section)?.words ?? section;
  const [seats = '', given = ''] = words.split(', ');
  const isNamed = seat.words.endsWith(`, ${seats.toLowerCase()}`) || seat.words.startsWith(seats);
  return `${seat.words} (${isNamed ? given : words})`;
}

const HORIZONTAL_PREFIX = { pwd: 'PWD', defence: 'DEF' } as const;

/** 'GOBCH' → 'OBC', 'PWDROBCS' → 'PWDROBC', 'TFWS' → 'TFWS'. */
function seatTypeOf({ code, kind, category, isReservedSubPool }: SeatCode): string {
  if (category === null) return code;
  if (kind !== 'pwd' && kind !== 'defence') return category;
  return `${HORIZONTAL_PREFIX[kind]}${isReservedSubPool ? 'R' : ''}${category}`;
}

/**
 * Whether a college has seats of this kind by its newest list. A college that becomes autonomous moves all its seats to state level: its former home university
 * pools cannot be chosen any more and do not predict the new ones.
 */
export function isOfNewestSections(
  { side, seat }: Pick<CapKind, 'side' | 'seat'>,
  sections: SeatSections | null,
): boolean {
  if (sections === null || side === 'all-india') return true;
  if (side !== 'state') return sections.hasHome || sections.hasOther;
  return seat.kind === 'category' ? sections.hasGeneralState : sections.hasState;
}
