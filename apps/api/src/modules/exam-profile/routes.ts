import { type ExamProfile, examProfile } from '@dakhila/contract/exam-profile';
import { profileCompletion } from '@dakhila/domain/predictor/profile-completion';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { changeExamProfile } from './change-exam-profile.ts';
import { saveExamProfile } from './save-exam-profile.ts';
import { findProfile } from './store.ts';

export function examProfileRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>) {
  mount(app, examProfile.read, async ({ caller }) => {
    const found = await findProfile(deps.db, caller.session.studentId);
    return { data: shown(found?.profile ?? {}, found?.updatedAt ?? null) };
  });
  mount(app, examProfile.save, async ({ body, caller }) => {
    const { profile, updatedAt } = await saveExamProfile(deps, caller.session.studentId, body);
    return { data: shown(profile, updatedAt) };
  });
  mount(app, examProfile.change, async ({ body, caller }) => {
    const { profile, updatedAt } = await changeExamProfile(deps, caller.session.studentId, body);
    return { data: shown(profile, updatedAt) };
  });
}

const shown = (profile: ExamProfile, updatedAt: Date | null) => ({
  profile,
  updatedAt: updatedAt?.toISOString() ?? null,
  completion: profileCompletion(profile),
});
