import { dashboard } from '@dakhila/contract/dashboard';
import { notices } from '@dakhila/contract/notices';
import { profile } from '@dakhila/contract/profile';
import { students } from '@dakhila/contract/students';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { type Predictor, titleIn } from '../predictor/index.ts';
import { makeNoticeReader } from './notices.ts';
import { readLedger, readPlanAndAllowances, readProfile, renameStudent } from './profile.ts';
import { readDashboard } from './read-dashboard.ts';

type HomeNeeds = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now' | 'log'> & {
  predictor: Pick<Predictor, 'knownEdition'>;
};

export function homeRoutes(app: FastifyInstance, deps: HomeNeeds) {
  dashboardRoutes(app, deps);
  profileRoutes(app, deps);
  studentRoutes(app, deps);
  noticeRoutes(app, deps);
}

function dashboardRoutes(app: FastifyInstance, deps: HomeNeeds) {
  mount(app, dashboard.read, async ({ caller }) => {
    const { prediction, ...data } = await readDashboard(deps, caller.session.studentId);
    const language = pageLanguage(caller.language);
    return {
      data: { ...data, prediction: prediction && { ...prediction, title: titleIn(language, prediction.title) } },
    };
  });
}

function profileRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, profile.read, async ({ caller }) => ({ data: await readProfile(deps, caller.session.studentId) }));
  mount(app, profile.rename, async ({ body, caller }) => {
    await renameStudent(deps, caller.session.studentId, body);
    return { data: await readProfile(deps, caller.session.studentId) };
  });
  mount(app, profile.ledger, async ({ query, caller }) => ({
    data: await readLedger(deps, caller.session.studentId, {
      before: query.before === undefined ? null : Number(query.before),
      language: pageLanguage(caller.language),
    }),
  }));
}

function studentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, students.me, async ({ caller }) => {
    const profile = await readPlanAndAllowances(deps, caller.session.studentId);
    return { data: profile, isCompleted: profile.isProfileCompleted };
  });
}

function noticeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now' | 'log'>) {
  const current = makeNoticeReader(deps);
  mount(app, notices.current, async () => ({ data: await current() }));
}
