const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

/** A number as a student reads it, with Indian grouping: 123456 → '1,23,456', 99.9641545 → '99.9641545'. */
export const figure = (value: number): string => GROUPED.format(value);

/** Rupees with Indian grouping: 125000 → '₹1,25,000'. */
export const rupees = (value: number): string => `₹${figure(value)}`;
