import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** Encrypts a file with a key of its own. `name` is bound to the contents, so two files in the store cannot change places. */
export function sealFile(name: string, bytes: Buffer): { secret: Buffer; sealed: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return { secret, sealed: Buffer.concat([iv, cipher.getAuthTag(), body]) };
}

/** The contents of a sealed file; null when it was changed, or belongs to another name or key. */
export function openFile(name: string, secret: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
