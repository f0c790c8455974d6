/** How the fee waiver seat of a programme is marked: 'Civil Engineering (TFWS)'. */
export const FEE_WAIVER_MARK = ' (TFWS)';

/** Whether a programme of the table is the fee waiver seat of another. */
export const isFeeWaiver = (programme: string): boolean => programme.endsWith(FEE_WAIVER_MARK);

/** The choice code to put into the option form. That of a fee waiver seat is unknown: the lists print its cut-off under the code of the programme. */
export const shownChoiceCode = (line: { programme: string; choiceCode?: string | undefined }): string | undefined =>
  isFeeWaiver(line.programme) ? undefined : line.choiceCode;

/** The programme that a fee waiver seat belongs to; any other stays as it is. */
export const withoutFeeWaiver = (programme: string): string =>
  isFeeWaiver(programme) ? programme.slice(0, -FEE_WAIVER_MARK.length) : programme;

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
