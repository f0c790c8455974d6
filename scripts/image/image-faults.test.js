// @ts-check
import { expect, test } from 'vitest';
import { imageFaults } from './image-faults.js';
import { missingForImage } from './must-run.js';

const label = (/** @type {string} */ name) => `org.opencontainers.image.${name}`;
const SOUND = {
  User: '10001:10001',
  Labels: Object.fromEntries(
    ['title', 'description', 'licenses', 'version', 'revision'].map((name) => [label(name), '1.0.0']),
  ),
  Env: ['NODE_ENV=production'],
  StopSignal: 'SIGTERM',
  Volumes: { '/var/lib/dakhila': {} },
  ExposedPorts: { '3000/tcp': {} },
  Healthcheck: { Test: ['CMD', 'node', '-e', ''] },
};
const KNOWN = { ownBytes: 200_000_000, version: '1.0.0' };

test('an image as promised has no faults', () => {
  expect(imageFaults(SOUND, KNOWN)).toEqual([]);
});

test.each([
  [{ User: '' }, 'root'],
  [{ Labels: { ...SOUND.Labels, [label('revision')]: '' } }, 'revision'],
  [{ Labels: { ...SOUND.Labels, [label('version')]: '0.9.0' } }, 'version'],
  [{ Healthcheck: {} }, 'health check'],
  [{ StopSignal: 'SIGKILL' }, 'SIGTERM'],
  [{ Volumes: {} }, 'volume'],
  [{ ExposedPorts: {} }, 'port'],
  [{ Env: [] }, 'production'],
])('%j is one fault', (changed, word) => {
  expect(imageFaults({ ...SOUND, ...changed }, KNOWN)).toEqual([expect.stringContaining(word)]);
});

test('an image that is too large is a fault', () => {
  expect(imageFaults(SOUND, { ...KNOWN, ownBytes: 351_000_000 })).toEqual([expect.stringContaining('351 MB')]);
});

test('a machine that cannot build images is told what it lacks', () => {
  const machine = { platform: 'linux', uid: 0, has: () => true };
  expect(missingForImage(machine)).toEqual([]);
  expect(missingForImage({ ...machine, platform: 'darwin' })).toEqual(['This check needs Linux.']);
  expect(missingForImage({ ...machine, uid: 1000 })).toEqual([expect.stringContaining('root')]);
  const lacking = missingForImage({ ...machine, has: (program) => program !== 'buildah' });
  expect(lacking).toEqual([expect.stringContaining('apt-get install buildah')]);
});
