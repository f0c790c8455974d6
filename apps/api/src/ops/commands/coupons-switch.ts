import { setCouponActive } from '../../modules/billing/index.ts';
import { command, NotThere } from '../command.ts';

const couponsSwitch = (verb: 'close' | 'reopen') =>
  command({
    name: `coupons ${verb}`,
    summary: verb === 'close' ? 'Take a coupon away; orders that have it keep it' : 'Bring a closed coupon back',
    example: `coupons ${verb} DIWALI`,
    changes: 'database',
    positionals: { code: { summary: 'The code' } },
    options: {},
    async run({ db }, args) {
      const code = args.code.toUpperCase();
      if (!(await setCouponActive(db, code, verb === 'reopen'))) throw new NotThere(`There is no coupon ${code}.`);
      const state = verb === 'close' ? 'closed' : 'open';
      return { lines: [`${code} is now ${state}.`], data: { code, state }, subject: code };
    },
  });

export const couponsClose = couponsSwitch('close');
export const couponsReopen = couponsSwitch('reopen');
