const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const indian = new Intl.NumberFormat('en-IN');

/** 145000 → '1,45,000'. */
export const groupedNumber = (value: number): string => indian.format(value);

const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const RUPEES_AND_PAISE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as a student reads them, with Indian grouping. `10000000` → '₹1,00,000' */
export const rupeesOf = (paise: number): string => `₹${RUPEES.format(paise / 100)}`;

/** The same as an invoice prints it: `10000000` → '₹1,00,000.00' */
export const rupeesAndPaise = (paise: number): string => `₹${RUPEES_AND_PAISE.format(paise / 100)}`;
