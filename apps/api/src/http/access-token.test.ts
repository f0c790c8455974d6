import { randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_MS, CLOCK_SKEW_MS } from '@dakhila/domain/auth/otp';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSecrets } from '../adapters/secrets.ts';
import { makeAccessToken, readAccessToken } from './access-token.ts';

const secrets = makeSecrets('the secret of this server');
const aSecret = fc.constant(null).map(() => randomBytes(32).toString('base64url'));
const anAccess = fc.record({
  session: fc.record({
    publicId: fc.uuid(),
    studentId: fc.uuid(),
    isClosed: fc.constantFrom(undefined, true as const),
  }),
  madeAt: fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 }),
});
type Access = typeof anAccess extends fc.Arbitrary<infer A> ? A : never;

const made = (secret: string, { session, madeAt }: Access) => {
  const { isClosed, ...ids } = session;
  const access = { session: { ...ids, ...(isClosed && { isClosed }) }, madeAt };
  return { access, token: makeAccessToken(secrets, secret, access) };
};
const readAt = (token: string | undefined, secret: string, now: number, keys = secrets) =>
  readAccessToken(keys, secret, { token, now: new Date(now) });

test('a token says what was signed, while it is valid and the clocks agree to a minute', () => {
  fc.assert(
    fc.property(aSecret, anAccess, fc.integer({ min: -CLOCK_SKEW_MS, max: ACCESS_TOKEN_MS }), (secret, given, age) => {
      const { access, token } = made(secret, given);
      expect(readAt(token, secret, access.madeAt + age)).toEqual(access);
    }),
  );
});

test('a token that has expired, or comes from the future, says nothing', () => {
  const beyond = fc.oneof(
    fc.integer({ min: ACCESS_TOKEN_MS + 1, max: ACCESS_TOKEN_MS * 1_000_000 }),
    fc.integer({ min: -ACCESS_TOKEN_MS * 1_000_000, max: -CLOCK_SKEW_MS - 1 }),
  );
  fc.assert(
    fc.property(aSecret, anAccess, beyond, (secret, given, age) => {
      const { token } = made(secret, given);
      expect(readAt(token, secret, given.madeAt + age)).toBeUndefined();
    }),
  );
});

test('a token in which any character was changed, added or left out says nothing', () => {
  const change = fc.record({ at: fc.nat(), put: fc.string({ maxLength: 3 }), cut: fc.nat({ max: 3 }) });
  fc.assert(
    fc.property(aSecret, anAccess, change, (secret, given, { at, put, cut }) => {
      const { token } = made(secret, given);
      const place = at % (token.length + 1);
      const changed = token.slice(0, place) + put + token.slice(place + cut);
      fc.pre(changed !== token);
      expect(readAt(changed, secret, given.madeAt)).toBeUndefined();
    }),
  );
});

test('a token says nothing beside another session cookie, for another server, or as anything else that we sign', () => {
  fc.assert(
    fc.property(aSecret, aSecret, anAccess, (secret, stranger, given) => {
      const { token } = made(secret, given);
      expect(readAt(token, stranger, given.madeAt)).toBeUndefined();
      expect(readAt(token, secret, given.madeAt, makeSecrets('the secret of another server'))).toBeUndefined();
      const said = token.slice(0, token.lastIndexOf('.'));
      for (const purpose of ['xsrf', 'signup', 'one-time-code']) {
        const forged = `${said}.${secrets.hash(purpose, said, secret).toString('base64url')}`;
        expect(readAt(forged, secret, given.madeAt)).toBeUndefined();
      }
    }),
  );
});

test('anything else is no token, whatever its length', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ minLength: 500, maxLength: 5_000 })), (token) => {
      expect(readAt(token, 'secret', Date.now())).toBeUndefined();
    }),
  );
  expect(readAt(undefined, 'secret', Date.now())).toBeUndefined();
});
