// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from './must-run.js';

/**
 * Buildah with images and layers in a folder of its own. Plain copies instead of overlays and a chroot instead of a container work also inside a container.
 * @typedef {(...words: string[]) => Promise<string>} Buildah
 * @returns {{ buildah: Buildah, remove: () => Promise<void> }}
 */
export function openBuildah() {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-image-'));
  const storage = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder };
  /** @type {Buildah} */
  const buildah = (...words) => mustRun('buildah', [...storage, ...words], { env });
  return {
    buildah,
    remove: async () => {
      await buildah('umount', '--all').catch(() => '');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a base image of a root's archive, with the Node that the product runs on.
 * @param {Buildah} buildah
 * @param {{ archive: string, node: string, name: string }} parts
 */
export async function makeBase(buildah, { archive, node, name }) {
  const container = await buildah('from', 'scratch');
  await buildah('add', container, archive, '/');
  await buildah('add', '--chmod', '755', container, node, '/usr/local/bin/node');
  await buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  await buildah('commit', '--quiet', container, name);
  await buildah('rm', container);
}

/**
 * Mounts an image and returns the folder of its root.
 * @param {Buildah} buildah
 * @param {string} image
 */
export const mountImage = async (buildah, image) =>
  (await buildah('mount', await buildah('from', '--pull-never', image))).split('\n').at(-1) ?? '';
