/** What a line of the gateway's settlement file is about. */
export const SETTLEMENT_KINDS = ['payment', 'refund'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** Bounds of a file: more than the busiest day has. */
export const SETTLEMENT_FILE_BYTES = 5 * 1024 * 1024;
export const SETTLEMENT_FILE_LINES = 20_000;
/** Days that the list shows at once. */
export const SETTLEMENT_DAYS = 14;

export type SettlementLine = {
  entityId: string;
  kind: SettlementKind;
  /** The payment itself, or the one that was refunded. */
  paymentId: string;
  amountPaise: number;
  currency: string;
  happenedAt: Date;
};

/** How the file and our own records differ about one payment. */
export const DIFFERENCES = [
  'payment-unknown',
  'payment-missing',
  'payment-amount',
  'refund-unknown',
  'refund-missing',
  'refund-amount',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** The differences in words, for the page and the CSV. */
export const DIFFERENCE_WORDS: Readonly<Record<Difference, string>> = {
  'payment-unknown': 'In the file, not with us',
  'payment-missing': 'With us, not in the file',
  'payment-amount': 'The amount differs',
  'refund-unknown': 'Refunded in the file, not with us',
  'refund-missing': 'Refunded with us, not in the file',
  'refund-amount': 'The refunded amount differs',
};

type Money = { amountPaise: number; currency: string };

/** How two records of one payment, or of its refund, differ; null when they agree. */
export function differenceOf(kind: SettlementKind, inFile: Money | null, withUs: Money | null): Difference | null {
  if (!inFile) return withUs && `${kind}-missing`;
  if (!withUs) return `${kind}-unknown`;
  const isSame = inFile.amountPaise === withUs.amountPaise && inFile.currency === withUs.currency;
  return isSame ? null : `${kind}-amount`;
}
