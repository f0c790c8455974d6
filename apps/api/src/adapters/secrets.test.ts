import { expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';

const secrets = makeSecrets('a secret for tests that is long enough');
const others = makeSecrets('another secret, of another server');

test('what was sealed can be opened, for the same purpose alone', () => {
  const sealed = secrets.seal('outbox', 'नमस्ते 482913');
  expect(secrets.open('outbox', sealed)).toBe('नमस्ते 482913');
  expect(secrets.open('signup', sealed)).toBeNull();
  expect(others.open('outbox', sealed)).toBeNull();
});

test('the same text never seals to the same bytes, and none of it shows', () => {
  const [one, other] = [secrets.seal('outbox', '482913'), secrets.seal('outbox', '482913')];
  expect(one.equals(other)).toBe(false);
  expect(one.toString('latin1')).not.toContain('482913');
});

test('a change anywhere, or bytes too few, open to nothing', () => {
  const sealed = secrets.seal('outbox', 'text');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(secrets.open('outbox', changed)).toBeNull();
  }
  for (const length of [0, 1, 27]) expect(secrets.open('outbox', sealed.subarray(0, length))).toBeNull();
});

test('a hash depends on the secret, the purpose and where each part ends', () => {
  const hash = secrets.hash('otp', 'ab', 'c');
  expect(hash).toHaveLength(32);
  expect(secrets.hash('otp', 'ab', 'c').equals(hash)).toBe(true);
  for (const other of [
    secrets.hash('otp', 'a', 'bc'),
    secrets.hash('otp', 'abc'),
    secrets.hash('xsrf', 'ab', 'c'),
    others.hash('otp', 'ab', 'c'),
  ])
    expect(other.equals(hash)).toBe(false);
});
