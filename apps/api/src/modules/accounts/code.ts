import { randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import type { Secrets } from '../../ports.ts';
import type { ChallengeKey } from './code-store.ts';

/** Six digits from the platform's secure generator, with leading zeros. */
export const newCode = () => String(randomInt(0, 10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/**
 * What is stored of a code: useless without the key, and for any other purpose, person, challenge or address. A code that
 * went to one number does not verify another one that was typed since.
 */
export function hashCode(
  secrets: Secrets,
  key: ChallengeKey,
  sent: { to: readonly string[]; challengeId: string; code: string },
) {
  const { purpose, subject, browserId } = key;
  return secrets.hash(
    'one-time-code',
    purpose,
    subject,
    browserId,
    sent.to.toSorted().join(' '),
    sent.challengeId,
    sent.code,
  );
}

export const isSameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
