import { invoiceNumberOf } from '@dakhila/domain/billing/invoice';
import { raiseInvoiceCounter } from '../../modules/invoices/index.ts';
import { command, Refusal, UsageError } from '../command.ts';
import { wholeNumber } from './numbers.ts';

/** DK/26-27/000123 */
const NUMBER = /^DK\/(\d{2})-(\d{2})\/(\d{6,7})$/;

export const invoicesRaise = command({
  name: 'invoices raise',
  summary: 'Go on after the last invoice that was issued before a backup came back; the gap is noted',
  example: 'invoices raise DK/26-27/000412 --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { last: { summary: 'The number of the newest invoice that anybody got' } },
  options: {},
  async run({ db }, { last }) {
    const [, from = '', to = '', digits] = NUMBER.exec(last) ?? [];
    const sequence = wholeNumber('last', digits, 1, 9_999_999);
    if (sequence === undefined || (Number(from) + 1) % 100 !== Number(to))
      throw new UsageError('An invoice has a number such as DK/26-27/000412.');
    const year = `20${from}-${to}`;
    const before = await raiseInvoiceCounter(db, year, sequence);
    const skipped = sequence - before;
    if (skipped < 1) throw new Refusal(`${invoiceNumberOf(year, before)} was the last one here: nothing to raise.`);
    const next = invoiceNumberOf(year, sequence + 1);
    return {
      lines: [`The next invoice is ${next}; ${skipped} numbers are left out.`],
      data: { next, skipped },
      subject: last,
      // The audit knows by this line that the gap is meant.
      details: { year, skipped },
    };
  },
});
