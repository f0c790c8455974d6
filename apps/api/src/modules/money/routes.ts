import { money } from '@dakhila/contract/money';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { MoneyNeeds } from './as-of.ts';
import { readCollegeMoney } from './college-money.ts';
import { forgetFamily, tellFamily } from './family.ts';
import { readMoney } from './read-money.ts';

/** What a family pays and which schemes and scholarships fit it. */
export function moneyRoutes(app: FastifyInstance, deps: MoneyNeeds) {
  mount(app, money.read, async ({ caller }) => ({ data: await readMoney(deps, caller.session.studentId) }));
  mount(app, money.tellFamily, async ({ body, caller }) => {
    await tellFamily(deps, caller.session.studentId, body);
    return { data: await readMoney(deps, caller.session.studentId) };
  });
  mount(app, money.forgetFamily, async ({ caller }) => {
    await forgetFamily(deps, caller.session.studentId);
    return { data: await readMoney(deps, caller.session.studentId) };
  });
  mount(app, money.college, async ({ params, caller }) => ({
    data: await readCollegeMoney(deps, caller.session.studentId, params),
  }));
}
