import { rupees } from './format.ts';

/** '₹38,000 – ₹1,12,000', or one amount where it is sure. */
export const rupeeRange = ({ least, most }: { least: number; most: number }): string =>
  least === most ? rupees(least) : `${rupees(least)} – ${rupees(most)}`;

const LAKH = 100_000;

/** In lakhs, for labels of charts: 924000 → '9.24'. */
export const inLakhs = (amount: number): string => String(Math.round((100 * amount) / LAKH) / 100);
