/** How the fee waiver seat of a programme is told from the programme itself: 'Civil Engineering (TFWS)'. */
export const FEE_WAIVER_MARK = ' (TFWS)';
