type Seat = { code: string; quota: string | null; seatType: string; gender: string | null; section: string | null };

/** The seat code of CAP, as its lists print it. JoSAA prints none: our own key of its seats is not for readers. */
export const printedSeatCode = ({ code, section }: Pick<Seat, 'code' | 'section'>): string | null =>
  section === null ? null : code;

/** How the official lists name a seat, in parts for a narrow column: 'GOPENS', or 'AI, OBC-NCL' and 'Female-only'. */
export function officialSeatName(seat: Seat): string[] {
  const code = printedSeatCode(seat);
  if (code !== null) return [code];
  const gender = seat.gender?.replace(/ \(.*\)$/, '');
  return [[seat.quota, seat.seatType].filter(Boolean).join(', '), ...(gender ? [gender] : [])];
}
