import { audit } from '../../modules/operations/index.ts';
import { command } from '../command.ts';
import { aligned } from '../format.ts';

export const auditMoney = command({
  name: 'audit',
  summary: 'Check every promise about money and allowances in the database; exit code 4 when one is broken',
  example: 'audit --json',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const breaches = await audit(db);
    const rows = breaches.map(({ promise, says, subject }) => [promise, subject, `broken: ${says}`]);
    return {
      lines: breaches.length > 0 ? aligned(rows) : ['Every promise about money and allowances holds.'],
      data: breaches,
      details: { breaches: breaches.length },
      isBreach: breaches.length > 0,
    };
  },
});
