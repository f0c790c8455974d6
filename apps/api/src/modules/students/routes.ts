import { students } from '@dakhila/contract/students';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { readProfile } from './read-profile.ts';

export function studentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>) {
  mount(app, students.me, async ({ caller }) => {
    const profile = await readProfile(deps, caller.session.studentId);
    return { data: profile, isCompleted: profile.isProfileCompleted };
  });
}
