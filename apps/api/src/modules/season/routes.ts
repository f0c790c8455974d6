import { EXAMS } from '@dakhila/contract/exam';
import { seasons as calls } from '@dakhila/contract/seasons';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import { currentSeason, type SeasonNeeds } from './current-season.ts';

export function seasonRoutes(app: FastifyInstance, needs: SeasonNeeds) {
  mount(app, calls.read, async () => ({ data: EXAMS.map((exam) => currentSeason(needs, exam)) }));
}
