const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const DAY_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A whole number with Indian grouping. `104231` → '1,04,231' */
export const indianNumber = (number: number): string => INDIAN.format(number);

/** Whole rupees with Indian grouping. `100000` → '₹1,00,000' */
export const rupees = (amount: number): string => `₹${INDIAN.format(amount)}`;

/** A moment in Indian time: '14 Nov 2026, 4:30 pm IST'. Null when it is not a moment. */
export function indianDateTime(moment: string | number): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : `${IN_INDIA.format(date)} IST`;
}

/** A day in Indian time: '14 Nov 2026'. Null when it is not a moment. */
export function indianDate(moment: string | number): string | null {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : DAY_IN_INDIA.format(date);
}
