import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { LEAST_SAMPLE } from '@dakhila/domain/assessment/norms';
import { commandNames } from '../../command-names.ts';
import { estimateReliability, makeNorms } from '../../modules/assessment/index.ts';
import { audit, BadBackup, backUp, restore } from '../../modules/operations/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { aligned } from '../format.ts';
import { newFile, writeWhole } from './typed.ts';

const auditMoney = command({
  name: 'audit',
  summary: 'Check every rule about money and allowances in the database; exit code 4 when one is broken',
  example: 'audit --json',
  changes: 'nothing',
  async run({ db }) {
    const breaches = await audit(db);
    const rows = breaches.map(({ promise, says, subject }) => [promise, subject, `broken: ${says}`]);
    return {
      lines: breaches.length > 0 ? aligned(rows) : ['Every rule about money and allowances holds.'],
      data: breaches,
      details: { breaches: breaches.length },
      isBreach: breaches.length > 0,
    };
  },
});

const assessmentNorms = command({
  name: 'assessment norms',
  summary: 'Compute norms and reliabilities of the assessment from stored answers, and use them from now on',
  example: 'assessment norms --dry-run',
  changes: 'database',
  async run({ db, now }) {
    const made = await makeNorms({ db, now });
    const { instrumentVersion, sampleSize, isStored, scales } = made;
    const figures = Object.entries(scales ?? {}).map(
      ([scale, { mean, spread, alpha, omega }]) =>
        `${scale.padEnd(18)} mean ${mean.toFixed(2)}  spread ${spread.toFixed(2)}  alpha ${alpha.toFixed(2)}  omega ${omega?.toFixed(2) ?? '-'}`,
    );
    const outcome = isStored
      ? `Assessments finished from now on are compared with ${sampleSize} students.`
      : `${sampleSize} of ${LEAST_SAMPLE} valid assessments: too few, so the provisional norms stay.`;
    return {
      lines: [...figures, outcome],
      data: made,
      subject: instrumentVersion,
      details: { sampleSize, isStored },
    };
  },
});

const assessmentReliability = command({
  name: 'assessment reliability',
  summary: 'Estimate how reliable each scale of the assessment is, from the valid assessments with consent',
  example: 'assessment reliability',
  changes: 'nothing',
  async run({ db }) {
    const found = await estimateReliability(db);
    const { sampleSize, scales } = found;
    const lines = Object.entries(scales ?? {}).map(
      ([scale, { alpha, omega }]) =>
        `${scale.padEnd(18)} n ${sampleSize}  alpha ${alpha.toFixed(2)}  omega ${omega?.toFixed(2) ?? '-'}`,
    );
    const outcome = scales === null ? `No consented answers to estimate from: n = ${sampleSize}.` : `n = ${sampleSize}`;
    return { lines: [...lines, outcome], data: found, details: { sampleSize } };
  },
});

const databaseBackup = command({
  name: 'database backup',
  summary: 'Write a consistent copy of the whole database to a file, while the servers keep running',
  example: 'database backup --to dakhila.backup.gz',
  changes: 'world',
  options: {
    to: { type: 'string', summary: 'The file to write, .gz; it contains everyone’s data', isRequired: true },
  },
  async plan(_deps, { to }) {
    const path = fileTyped(to);
    return {
      lines: [`The whole database is written to ${path}. Keep it as safe as the database itself.`],
      data: { path },
    };
  },
  async run({ db }, { to }) {
    const path = fileTyped(to);
    let bytes = 0;
    const { rows } = await backUp(db, async (packed) => {
      bytes = await writeWhole(path, packed);
    });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return {
      lines: [`Written: ${total} rows of ${Object.keys(rows).length} tables, ${bytes} bytes.`],
      data: { path, bytes, rows },
      details: { rows: total, bytes },
    };
  },
});

function fileTyped(to: string): string {
  if (!to.endsWith('.gz')) throw new UsageError('--to must end in .gz.');
  return newFile(to);
}

const databaseRestore = command({
  name: 'database restore',
  summary: 'Restore a backup into an unused database of the same version, completely or not at all',
  example: 'database restore dakhila.backup.gz --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { file: { summary: 'What `database backup` wrote' } },
  async run({ db }, { file }) {
    const path = resolve(file);
    if (!existsSync(path)) throw new NotThere(`File not found: ${path}.`);
    const { madeAt, rows } = await restore(db, path).catch((error: unknown) => {
      throw error instanceof BadBackup ? new Refusal(`Nothing was restored. ${error.message}`) : error;
    });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return {
      lines: [`Restored: ${total} rows as they were at ${madeAt}. Now run: ${commandNames().ops} audit`],
      data: { madeAt, rows },
      details: { rows: total, madeAt },
    };
  },
});

export const maintenanceCommands = [
  assessmentNorms,
  assessmentReliability,
  auditMoney,
  databaseBackup,
  databaseRestore,
];
