import { dashboard } from '@dakhila/contract/dashboard';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { titleIn } from '../predictor/index.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>) {
  mount(app, dashboard.read, async ({ caller }) => {
    const { prediction, ...data } = await readDashboard(deps, caller.session.studentId);
    const language = pageLanguage(caller.language);
    return {
      data: { ...data, prediction: prediction && { ...prediction, title: titleIn(language, prediction.title) } },
    };
  });
}
