// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from '../lib/node-binary.js';
import { at } from '../lib/paths.js';
import { SBOM_FILE } from '../release/write-sbom.js';
import { debianRoot } from './base-root.js';
import { makeBase, mountImage, openBuildah } from './buildah.js';
import { imageFaults, LARGEST_IMAGE_MB } from './image-faults.js';
import { missingForImage, mustRun } from './must-run.js';
import { runImage } from './run-image.js';

const IMAGE = 'localhost/dakhila:check';
const BASE = 'localhost/dakhila-base:check';
/** @param {string} line */
const say = (line) => console.log(line);

const missing = missingForImage({
  platform: process.platform,
  uid: process.getuid?.(),
  has: (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0,
});
if (missing.length > 0) {
  console.error(`The image was not checked.\n${missing.join('\n')}`);
  process.exit(2);
}

const { buildah, remove } = openBuildah();
try {
  say('Building the release …');
  const node = findNode();
  await mustRun(node, [at('scripts', 'release', 'release.js')]);
  const { version } = JSON.parse(readFileSync(at('dist', 'release', 'package.json'), 'utf8'));
  await makeBase(buildah, { archive: await debianRoot(say), node, name: BASE });

  say('Building the image …');
  const revision = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: at(), encoding: 'utf8' }).stdout?.trim() || 'unknown';
  const given = Object.entries({ BASE, VERSION: version, REVISION: revision });
  await buildah(
    ...['build', '--quiet', '--format', 'docker', '--pull-never', '--isolation', 'chroot', '--network', 'host'],
    ...given.flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    ...['--tag', IMAGE, '--file', at('Containerfile'), at('dist', 'release')],
  );
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE)).Docker;

  const root = await mountImage(buildah, IMAGE);
  const ownBytes = (await bytesOf(root)) - (await bytesOf(await mountImage(buildah, BASE)));
  say(`${(ownBytes / 1_000_000).toFixed(0)} MB without the base (at most ${LARGEST_IMAGE_MB})`);
  const faults = imageFaults(config, { ownBytes, version });
  if (!existsSync(join(root, 'srv', 'dakhila', SBOM_FILE))) faults.push('its bill of materials is missing');
  faults.push(...(await runImage(root, config, say)));

  for (const fault of faults) console.error(`The image: ${fault}.`);
  say('Not checked: namespaces for processes and network, dropped capabilities, a base that was pulled.');
  say(faults.length === 0 ? 'The image is sound.' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await remove();
}

/** @param {string} folder */
async function bytesOf(folder) {
  return Number((await mustRun('du', ['--summarize', '--bytes', folder])).split('\t')[0]);
}
