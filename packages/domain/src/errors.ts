import type { Text } from './messages/message.ts';

/** Every way the product refuses on purpose. The wire shows these words as `code`; they never change meaning. */
export const ERROR_CODES = [
  'invalid-input',
  'not-signed-in',
  'no-pending-signup',
  'whatsapp-paused',
  'too-many-wrong-codes',
  'too-many-codes',
  'code-wrong',
  'login-expired',
  'not-registered',
  'payment-unconfirmed',
  'payment-in-review',
  'affiliation-code-invalid',
  'already-registered',
  'signup-unverified',
  'tier-not-found',
  'coupon-invalid',
  'coupon-expired',
  'coupon-not-for-plan',
  'coupon-used-up',
  'bad-signature',
  'gateway-unavailable',
  'refund-refused',
  'idempotency-key-reused',
  'allowance-exhausted',
  'plan-needed',
  'birth-date-needed',
  'guardian-consent-needed',
  'assessment-incomplete',
  'slot-taken',
  'too-many-bookings',
  'account-closed',
  'list-changed',
  'not-allowed',
  'passkey-needed',
  'ticket-changed',
  'csrf',
  'not-found',
  'conflict',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'overloaded',
  'unavailable',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

type Details = {
  /** What the student should do next; the code's own message when absent. */
  message?: Exclude<Text, string> | undefined;
  /** Instead of a message where only operators and programs read it: in English. */
  detail?: string;
  retryAfterSeconds?: number;
};

/** The only error the product throws on purpose. It knows nothing of HTTP. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly text: Exclude<Text, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? '');
    this.name = 'DomainError';
    this.text = details.message;
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
