/** How the fee waiver seat of a programme is told from the programme itself: 'Civil Engineering (TFWS)'. */
export const FEE_WAIVER_MARK = ' (TFWS)';

/** Whether a programme of the table is the fee waiver seat of another. */
export const isFeeWaiver = (programme: string): boolean => programme.endsWith(FEE_WAIVER_MARK);

/** The choice code to put into the option form. That of a fee waiver seat is unknown: the lists print its cut-off under the code of the programme. */
export const shownChoiceCode = (line: { programme: string; choiceCode?: string | undefined }): string | undefined =>
  isFeeWaiver(line.programme) ? undefined : line.choiceCode;

/** The programme that a fee waiver seat belongs to; any other stays as it is. */
export const withoutFeeWaiver = (programme: string): string =>
  isFeeWaiver(programme) ? programme.slice(0, -FEE_WAIVER_MARK.length) : programme;
