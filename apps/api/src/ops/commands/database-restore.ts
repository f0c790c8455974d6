import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadBackup, restore } from '../../modules/backup/index.ts';
import { command, NotThere, Refusal } from '../command.ts';

export const databaseRestore = command({
  name: 'database restore',
  summary: 'Bring a backup into a database of the same version that nobody has used yet; whole or not at all',
  example: 'database restore dakhila.backup.gz --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { file: { summary: 'What `database backup` wrote' } },
  options: {},
  async run({ db }, { file }) {
    const path = resolve(file);
    if (!existsSync(path)) throw new NotThere(`There is no file ${path}.`);
    const { madeAt, rows } = await restore(db, path).catch((error: unknown) => {
      throw error instanceof BadBackup ? new Refusal(`Nothing was restored. ${error.message}`) : error;
    });
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return {
      lines: [`Restored: ${total} rows as they were at ${madeAt}. Now run: npm run ops -- audit`],
      data: { madeAt, rows },
      details: { rows: total, madeAt },
    };
  },
});
