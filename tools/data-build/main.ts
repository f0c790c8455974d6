import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildData } from './build.ts';
import { describeProblems } from './problems.ts';

const USAGE = `npm run data:build -- --from DIR [--to DIR] [--accept KIND]… [--dry-run]
  --from     the source folder (josaa/, mht-cet/, facts/): all of it, or only the files of a new round
  --to       the data folder, data/ by default
  --accept   a kind of error, as the report names it, that you have looked at and take
  --dry-run  check and report, write nothing`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string', default: 'data' },
    accept: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
});

if (values.from === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const started = performance.now();
const result = buildData({
  from: resolve(values.from),
  to: resolve(values.to),
  accept: values.accept,
  isDryRun: values['dry-run'],
});
const report = describeProblems(result.problems);
if (report !== '') console.log(`${report}\n`);
console.log(result.changes.length === 0 ? 'No fact changed.' : `What changed:\n  ${result.changes.join('\n  ')}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (result.problems.errors.length > 0) {
  console.error(`\nNothing was written: ${result.problems.errors.length} kinds of error. (${seconds} s)`);
  process.exit(1);
}
const megabytes = (result.bytes / 1e6).toFixed(1);
console.log(`\n${result.isWritten ? 'Written' : 'Checked'}: ${megabytes} MB in ${values.to} (${seconds} s)`);
