import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;

/** The token of a link that opens something without a login. It is given out once; only its hash is stored. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
