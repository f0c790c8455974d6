import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { seasons as calls } from '@dakhila/contract/notices';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { type Season, seasonOn } from '@dakhila/domain/season/season';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';

export type SeasonNeeds = Pick<Deps, 'config' | 'now'>;

const SETTINGS: Record<Exam, (config: Config) => number | undefined> = {
  josaa: ({ JOSAA_YEAR }) => JOSAA_YEAR,
  'mht-cet': ({ MHT_CET_YEAR }) => MHT_CET_YEAR,
};

/** The season of an exam that students plan for now, by the clock or by a setting. */
export const currentSeason = ({ config, now }: SeasonNeeds, exam: Exam): Season =>
  seasonOn(exam, dayOf(now()), SETTINGS[exam](config));

export function seasonRoutes(app: FastifyInstance, needs: SeasonNeeds) {
  mount(app, calls.read, async () => ({ data: EXAMS.map((exam) => currentSeason(needs, exam)) }));
}
