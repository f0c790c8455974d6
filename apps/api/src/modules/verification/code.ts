import { randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import type { Secrets } from '../../ports.ts';
import type { ChallengeKey } from './store.ts';

/** Six digits from the platform's secure generator, with leading zeros. */
export const newCode = () => String(randomInt(0, 10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/** What is stored of a code: useless without the key, and for any other purpose, person or challenge. */
export const hashCode = (secrets: Secrets, key: ChallengeKey, challengeId: string, code: string) =>
  secrets.hash('one-time-code', key.purpose, key.subject, key.browserId, challengeId, code);

export const isSameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
