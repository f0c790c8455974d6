import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { counsellingDeskRoutes } from './counselling-routes.ts';
import { couponDeskRoutes } from './coupon-routes.ts';
import { cutoffListDeskRoutes } from './cutoff-list-routes.ts';
import { faqDeskRoutes } from './faq-routes.ts';
import { invoiceDeskRoutes } from './invoice-routes.ts';
import { moneyDeskRoutes } from './money-routes.ts';
import { seasonDeskRoutes } from './season-routes.ts';
import { settlementDeskRoutes } from './settlement-routes.ts';
import { supportDeskRoutes } from './support-routes.ts';

/** What staff do at the desk: the same use cases as the operators' commands. */
export function deskRoutes(app: FastifyInstance, deps: Deps & { documents: WorkerPool }) {
  supportDeskRoutes(app, deps);
  moneyDeskRoutes(app, deps);
  counsellingDeskRoutes(app, deps);
  // Money beyond refunds.
  couponDeskRoutes(app, deps);
  invoiceDeskRoutes(app, deps);
  settlementDeskRoutes(app, deps);
  seasonDeskRoutes(app, deps);
  faqDeskRoutes(app, deps);
  cutoffListDeskRoutes(app, deps);
}
