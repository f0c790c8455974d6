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
      const isActive = verb === 'reopen';
      const found = await setCouponActive(db, code, isActive);
      if (!found) throw new NotThere(`There is no coupon ${code}.`);
      const state = isActive ? 'open' : 'closed';
      const isChanged = found.wasActive !== isActive;
      return {
        lines: [`${code} ${isChanged ? 'is now' : 'was already'} ${state}.`],
        data: { code, state, isChanged },
        subject: code,
        details: { isChanged },
      };
    },
  });

export const couponsClose = couponsSwitch('close');
export const couponsReopen = couponsSwitch('reopen');
