import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import { counsellingDeskRoutes } from './counselling-routes.ts';
import { moneyDeskRoutes } from './money-routes.ts';
import { numbersDeskRoutes } from './numbers-routes.ts';
import { supportDeskRoutes } from './support-routes.ts';

export { deskJobs } from './count-days.ts';

/** What staff do at the desk: the same use cases as the operators' commands. */
export function deskRoutes(app: FastifyInstance, deps: Deps) {
  supportDeskRoutes(app, deps);
  moneyDeskRoutes(app, deps);
  counsellingDeskRoutes(app, deps);
  numbersDeskRoutes(app, deps);
}
