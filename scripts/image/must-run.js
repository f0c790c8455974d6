// @ts-check
import { run } from '../lib/run.js';

/**
 * Runs a program and returns what it printed; a failure is an error with its last lines.
 * @param {string} program
 * @param {string[]} words
 * @param {import('../lib/run.js').Options} [options]
 */
export async function mustRun(program, words, options) {
  const { code, output } = await run(program, words, options);
  if (code === 0) return output.trim();
  const last = output.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${program} ${words.slice(0, 3).join(' ')} … ended with ${code}:\n${last}`);
}

/**
 * Why this machine cannot build an image here; empty where it can.
 * @param {{ platform: string, uid: number | undefined, has: (program: string) => boolean }} machine
 */
export function missingForImage({ platform, uid, has }) {
  if (platform !== 'linux') return ['This check needs Linux.'];
  const programs = ['buildah', 'mmdebstrap', 'unshare', 'chroot'].filter((program) => !has(program));
  return [
    ...(uid === 0 ? [] : ['This check needs root: it mounts and changes users.']),
    ...(programs.length === 0
      ? []
      : [`Not installed: ${programs.join(', ')}. On Debian or Ubuntu: apt-get install buildah mmdebstrap`]),
  ];
}
