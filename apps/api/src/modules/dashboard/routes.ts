import { dashboard } from '@dakhila/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { chosenLanguage } from '../../http/language.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { titleIn } from '../predictor/index.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>) {
  mount(app, dashboard.read, async ({ caller }, { request }) => {
    const { prediction, ...data } = await readDashboard(deps, caller.session.studentId);
    const language = chosenLanguage(request) ?? 'en';
    return {
      data: { ...data, prediction: prediction && { ...prediction, title: titleIn(language, prediction.title) } },
    };
  });
}
