/** They exist only once a seat is allotted. */
const WITH_THE_SEAT: readonly string[] = ['allotment-letter', 'fee-proof'];

/** The documents that a candidate can have before any seat is allotted: no others are missing when the form is submitted. */
export const papersBeforeSeat = <Paper extends { id: string }>(papers: readonly Paper[]): Paper[] =>
  papers.filter(({ id }) => !WITH_THE_SEAT.includes(id));
