// @ts-check
import { readFileSync } from 'node:fs';
import { at } from './lib/paths.js';
import { releaseNotes } from './lib/release-notes.js';
import { run } from './lib/run.js';

// `npm run -s release-notes -- HEAD~20`: what changed since that tag or commit, from the commits.
const [from] = process.argv.slice(2);
// A name that begins with a hyphen would be an option of git.
if (!from || from.startsWith('-')) {
  console.error('Since which tag or commit? npm run -s release-notes -- HEAD~20');
  process.exit(2);
}
const { code, output } = await run('git', ['log', '--no-merges', '--format=%s', `${from}..HEAD`]);
if (code === 0) {
  const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  process.stdout.write(releaseNotes(output.trim().split('\n'), `${name} ${version}`));
} else {
  console.error(output.trim());
  process.exitCode = 1;
}
