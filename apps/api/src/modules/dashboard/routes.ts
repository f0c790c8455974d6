import { dashboard } from '@dakhila/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>) {
  mount(app, dashboard.read, async ({ caller }) => ({ data: await readDashboard(deps, caller.session.studentId) }));
}
