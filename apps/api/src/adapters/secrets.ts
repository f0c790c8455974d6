import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_MIN_CHARACTERS, SettingsError } from '../config.ts';
import { createWholeFile } from '../files/write-file.ts';
import type { Secrets } from '../ports.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key for each purpose from one secret. Key objects are cached, because that is eight times faster than raw bytes. */
export function makeSecrets(secret: string): Secrets {
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
  return {
    // The separator cannot occur in a part, so ('ab','c') and ('a','bc') get different hashes.
    hash: (purpose, ...parts) => createHmac('sha256', keyFor(purpose)).update(parts.join('\u0000')).digest(),
    seal: (purpose, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (purpose, sealed) => {
      if (sealed.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The development secret: made at the first start, stored beside the data, readable by its owner only. */
export function readOrMakeSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  return readSecret(path) ?? makeSecret(path);
}

function makeSecret(path: string): string {
  createWholeFile(path, randomBytes(32).toString('base64url'));
  const made = readSecret(path);
  if (made === undefined) throw new Error(`${path} was removed while the server started`);
  return made;
}

/** The stored secret; undefined when there is none. Throws when it is too short, or when other users can read it. */
function readSecret(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return undefined;
  if (isOpenToOthers(file.mode)) closeToOthers(path, file.uid);
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= SECRET_MIN_CHARACTERS) return secret;
  throw new SettingsError(
    `The secret in ${path} has ${secret.length} characters, and ${SECRET_MIN_CHARACTERS} are needed. Put the right one back, or remove the file: the next start makes a new one, and codes and messages that wait are void.`,
  );
}

// Windows has no Unix file modes.
const isOpenToOthers = (mode: number) => process.platform !== 'win32' && (mode & 0o077) !== 0;

/** Removes the access of others. Throws where that has no effect, as on some container volumes and file systems. */
function closeToOthers(path: string, owner: number): void {
  if (owner === process.getuid?.()) chmodSync(path, 0o600);
  if (isOpenToOthers(statSync(path).mode))
    throw new SettingsError(
      `Other users may open ${path}. Close it as its owner (chmod 600 ${path}); where that has no effect, set APP_SECRET instead. Then start again.`,
    );
}
