import type { ErrorCode } from '@dakhila/domain/errors';

/** Exhaustive: a new code does not compile until it has a status. */
export const STATUS = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'no-pending-signup': 409,
  'whatsapp-paused': 503,
  'too-many-wrong-codes': 429,
  'too-many-codes': 429,
  'code-wrong': 400,
  'login-expired': 404,
  'not-registered': 400,
  'payment-unconfirmed': 503,
  'payment-in-review': 503,
  'affiliation-code-invalid': 400,
  'already-registered': 409,
  'signup-unverified': 409,
  'tier-not-found': 404,
  'coupon-invalid': 400,
  'coupon-expired': 400,
  'coupon-not-for-plan': 400,
  'coupon-used-up': 400,
  'bad-signature': 400,
  'gateway-unavailable': 503,
  'refund-refused': 409,
  'idempotency-key-reused': 422,
  'allowance-exhausted': 402,
  'plan-needed': 402,
  'birth-date-needed': 409,
  'guardian-consent-needed': 403,
  'assessment-incomplete': 409,
  'slot-taken': 409,
  'too-many-bookings': 409,
  'account-closed': 403,
  'list-changed': 409,
  csrf: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  overloaded: 503,
  unavailable: 503,
  unexpected: 500,
} satisfies Record<ErrorCode, number>;

/** How long to wait, unless the error says it. */
export const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  'whatsapp-paused': 3600,
  // Most late payments are settled by the reconciler's second check.
  'payment-unconfirmed': 180,
  // A person decides, in working hours.
  'payment-in-review': 6 * 3600,
  'too-many-requests': 60,
  overloaded: 1,
  unavailable: 2,
  'gateway-unavailable': 10,
};
