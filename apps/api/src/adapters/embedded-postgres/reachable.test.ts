import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/servers/postgres.ts';
import { canUse, firstClosedFolder } from './data-location.ts';

const STRANGER = { uid: 65_000, gid: 65_000 };
const us = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

test('a closed folder anywhere on the way stops a stranger, and only the stranger', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'home', 'clone', 'var'), { recursive: true });
  chmodSync(join(root, 'home'), 0o700);
  expect(firstClosedFolder(join(root, 'home', 'clone', 'var'), STRANGER)).toBe(join(root, 'home'));
  expect(firstClosedFolder(join(root, 'home', 'clone', 'var'), us)).toBeUndefined();
});

test('the group is judged by the group bits, the owner by the owner bits', () => {
  const root = temporaryFolder('shared');
  chmodSync(root, 0o670);
  expect(firstClosedFolder(root, { uid: STRANGER.uid, gid: us.gid })).toBeUndefined();
  expect(firstClosedFolder(root, us)).toBe(root);
});

test('a link is judged by where it leads', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'closed', 'inside'), { recursive: true });
  chmodSync(join(root, 'closed'), 0o700);
  symlinkSync(join(root, 'closed', 'inside'), join(root, 'link'));
  expect(firstClosedFolder(join(root, 'link'), STRANGER)).toBe(join(root, 'closed'));
});

test.each([
  [0o755, true],
  [0o711, false],
  [0o700, false],
])('a program of mode %o can be used by others: %s', (mode, expected) => {
  const program = join(temporaryFolder(), 'program');
  writeFileSync(program, '');
  chmodSync(program, mode);
  expect(canUse(program, STRANGER)).toBe(expected);
});
