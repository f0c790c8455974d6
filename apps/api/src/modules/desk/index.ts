import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ports.ts';
import { cutoffListDeskRoutes } from './cutoff-list-routes.ts';
import { faqDeskRoutes } from './faq-routes.ts';
import { moneyDeskRoutes } from './money-routes.ts';
import { seasonDeskRoutes } from './season-routes.ts';
import { supportDeskRoutes } from './support-routes.ts';

/** What staff do at the desk: the same use cases as the operators' commands. */
export function deskRoutes(app: FastifyInstance, deps: Deps) {
  supportDeskRoutes(app, deps);
  moneyDeskRoutes(app, deps);
  seasonDeskRoutes(app, deps);
  faqDeskRoutes(app, deps);
  cutoffListDeskRoutes(app, deps);
}
