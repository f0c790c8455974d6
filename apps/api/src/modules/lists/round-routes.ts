import { accuracy } from '@dakhila/contract/accuracy';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { calendarFilePath, rounds as calls } from '@dakhila/contract/rounds';
import { seasonPlan } from '@dakhila/contract/season-plan';
import { seasonResult as resultCalls } from '@dakhila/contract/season-result';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { adviseStudent, enterAllotment, readAllotments, removeAllotment } from './allotments.ts';
import { calendarFeedRoutes } from './calendar-feed.ts';
import type { ListNeeds } from './evaluate-list.ts';
import { readDocuments, tickDocument } from './read-documents.ts';
import { readReminders, setReminders } from './reminders.ts';
import { readSchedule } from './schedule.ts';
import { calendarFile } from './season-calendar.ts';
import { readSeasonPlan } from './season-plan/read-season-plan.ts';
import { answerSeason, readSeasonQuestion, readToldSeasons, withdrawAnswer } from './season-result.ts';
import type { Simulator } from './simulate-list.ts';

type Needs = Deps & ListNeeds & { simulator: Simulator };
type Called = { params: { exam: Exam }; caller: { session: { studentId: string } } };
const own = ({ params: { exam }, caller }: Called) => ({ exam, studentId: caller.session.studentId });

export function roundRoutes(app: FastifyInstance, needs: Needs) {
  calendarFeedRoutes(app, needs);
  mount(app, resultCalls.question, async (input) => ({ data: await readSeasonQuestion(needs, own(input)) }));
  mount(app, resultCalls.answer, async (input) => {
    await answerSeason(needs, own(input), input.body);
    return {};
  });
  mount(app, resultCalls.withdraw, async (input) => {
    const { year } = input.query;
    await withdrawAnswer(needs, own(input), year === undefined ? undefined : Number(year));
    return {};
  });
  mount(app, accuracy.told, async () => ({ data: await readToldSeasons(needs) }));
  mount(app, calls.schedule, async ({ params }) => ({ data: await readSchedule(needs, params.exam) }));
  mount(app, calls.documents, async (input) => ({ data: await readDocuments(needs, own(input)) }));
  mount(app, calls.tick, async (input) => {
    await tickDocument(needs, { ...own(input), document: input.params.document }, input.body.isTicked);
    return {};
  });
  mount(app, calls.reminders, async (input) => ({ data: await readReminders(needs, own(input)) }));
  mount(app, calls.setReminders, async (input) => ({ data: await setReminders(needs, own(input), input.body) }));
  mount(app, calls.allotments, async (input) => ({ data: await readAllotments(needs, own(input)) }));
  mount(app, calls.enterAllotment, async (input) => ({
    data: await enterAllotment(needs, own(input), { ...input.body, round: Number(input.params.round) }),
  }));
  mount(app, calls.removeAllotment, async (input) => {
    await removeAllotment(needs, own(input), Number(input.params.round));
    return {};
  });
  mount(app, calls.advice, async (input) => ({ data: await adviseStudent(needs, own(input)) }));

  mount(app, seasonPlan.read, async ({ query, caller }) => ({
    data: await readSeasonPlan(needs, caller.session.studentId, query),
  }));

  for (const exam of EXAMS)
    app.get(calendarFilePath(exam), async ({ caller }, reply) => {
      requireSession(caller, 'student');
      const { BRAND_NAME: brand, PUBLIC_URL } = needs.config;
      const file = calendarFile(await readSchedule(needs, exam), {
        brand,
        host: new URL(PUBLIC_URL).host,
        now: needs.now(),
        language: pageLanguage(caller.language),
      });
      reply.header('content-disposition', `attachment; filename="${exam}-rounds.ics"`);
      return reply.type('text/calendar; charset=utf-8').send(file);
    });
}
