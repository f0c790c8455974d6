/** How the ledger and the links of a report name a booking. */
export const referenceOf = (bookingId: string): string => `booking:${bookingId}`;
