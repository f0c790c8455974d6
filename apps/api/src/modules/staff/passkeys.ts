import { DomainError } from '@dakhila/domain/errors';
import { PASSKEYS_PER_MEMBER } from '@dakhila/domain/staff/access';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { consumeChallenge, insertChallenge } from './session-store.ts';
import { findPasskey, insertPasskey, listPasskeys, type Member, notePasskeyUse } from './store.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config'>;
/** Where the browser is: a passkey is bound to the host, and signs the origin. */
export type Place = { origin: string };
export type Answered = { challengeId: string; response: unknown };

/** EdDSA, ES256 and RS256: every platform's passkeys use one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when staff first sign in: its many files would delay the start of every process. */
const webAuthn = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: Place) => new URL(origin).hostname;
const refused = () =>
  new DomainError('not-signed-in', { detail: 'This passkey was not accepted, or it took too long. Please try again.' });

/** Begins to register a passkey that is stored on the device and asks for a finger, a face or a PIN. */
export async function beginRegistration({ db, newId, config }: Needs, member: Member, place: Place) {
  const existing = await listPasskeys(db, member.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: `${config.BRAND_NAME} desk`,
    rpID: hostOf(place),
    userID: new Uint8Array(Buffer.from(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = newId();
  await insertChallenge(db, { id: challengeId, challenge: options.challenge, purpose: 'register', staffId: member.id });
  return { challengeId, options: { ...options } };
}

/** Checks and stores a new passkey of a member who is locked, in the caller's transaction. */
export async function finishRegistration(
  tx: Db,
  member: Member,
  { challengeId, response }: Answered,
  place: Place,
  name?: string,
) {
  const challenge = await consumeChallenge(tx, challengeId, 'register');
  if (challenge?.staffId !== member.id) throw refused();
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    // The library checks every part of what the browser sent.
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  const { credential } = verified.registrationInfo;
  if ((await listPasskeys(tx, member.id)).length >= PASSKEYS_PER_MEMBER)
    throw new DomainError('conflict', { detail: `You have ${PASSKEYS_PER_MEMBER} devices. Please remove one first.` });
  const inserted = await insertPasskey(tx, {
    id: credential.id,
    staffId: member.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10).map((one) => String(one).slice(0, 20)),
    ...(name && { name }),
  });
  // An id that somebody has already: two authenticators never make the same by chance.
  if (inserted.length === 0) throw refused();
}

/** Begins to use a passkey: any passkey of the desk to sign in, the member's own to confirm. */
export async function beginUse(
  { db, newId }: Needs,
  purpose: 'sign-in' | 'verify',
  staffId: string | null,
  place: Place,
) {
  const own = staffId === null ? [] : await listPasskeys(db, staffId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
  });
  const challengeId = newId();
  await insertChallenge(db, { id: challengeId, challenge: options.challenge, purpose, staffId });
  return { challengeId, options: { ...options } };
}

/** Checks what a passkey signed and returns its member; throws for everything that is not exactly right. */
export async function finishUse(
  tx: Db,
  purpose: 'sign-in' | 'verify',
  { challengeId, response }: Answered,
  place: Place,
): Promise<Member> {
  const challenge = await consumeChallenge(tx, challengeId, purpose);
  const given = response as AuthenticationResponseJSON;
  const found = challenge && (await findPasskey(tx, String(given.id)));
  if (!found || (challenge.staffId !== null && challenge.staffId !== found.member.id)) throw refused();
  const { passkey, member } = found;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge.challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refused();
  await notePasskeyUse(tx, passkey.id, verified.authenticationInfo.newCounter);
  return member;
}
