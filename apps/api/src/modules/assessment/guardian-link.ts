import type { GuardianRequest } from '@dakhila/contract/guardian-consent';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { GUARDIAN_WORDING } from '@dakhila/domain/students/age';
import { nameForOthers } from '@dakhila/domain/students/name';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import type { Deps, Secrets } from '../../ports.ts';
import { findByLink } from './guardian-store.ts';

/** A link to the whole text, with its code. The code follows from the token, so that the database stores neither. */
export function newGuardianLink(secrets: Secrets) {
  const { token, tokenHash } = newLinkToken();
  return { token, linkHash: tokenHash, code: codeOf(secrets, token) };
}

const codeOf = (secrets: Secrets, token: string) =>
  String(secrets.hash('guardian-code', token).readUInt32BE() % 10 ** OTP_LENGTH).padStart(OTP_LENGTH, '0');

/** What a guardian reads who opens the link. It ends with the request, a newer one, the consent or the account. */
export async function openGuardianLink(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<WithTexts<GuardianRequest, 'wording'>> {
  const found = await findByLink(db, hashOfToken(token));
  if (!found) throw new DomainError('not-found', { message: messageOf('assessment.linkEnded') });
  const { firstName, givenAt, isCodeFresh } = found;
  return {
    student: nameForOthers(firstName),
    wording: {
      title: messageOf('assessment.guardian.title'),
      points: GUARDIAN_WORDING.points.map((point) => messageOf(`assessment.guardian.${point}`)),
    },
    code: isCodeFresh && givenAt === null ? codeOf(secrets, token) : null,
    givenAt: givenAt?.toISOString() ?? null,
  };
}
