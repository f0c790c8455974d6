import { recommendations as calls } from '@dakhila/contract/recommendations';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/mount.ts';
import type { ListNeeds } from '../evaluate-list.ts';
import type { Simulator } from '../simulate-list.ts';
import { answerStudy } from './join-study.ts';
import { recommendForList } from './recommend-list.ts';
import { refuseProgramme, takeBackRefusal } from './refuse-programme.ts';

type Called = { params: { id: string }; caller: { session: { studentId: string } } };
const own = ({ params: { id }, caller }: Called) => ({ id, studentId: caller.session.studentId });

export function recommendationRoutes(app: FastifyInstance, needs: ListNeeds & { simulator: Simulator }) {
  mount(app, calls.read, async (input) => ({
    data: await recommendForList(needs, own(input), {
      safeties: input.query.shown?.split(','),
      reaches: input.query.reaches?.split(','),
    }),
  }));
  mount(app, calls.refuse, async (input) => {
    await refuseProgramme(needs, own(input), input.body.choice);
    return {};
  });
  mount(app, calls.takeBack, async (input) => {
    await takeBackRefusal(needs, own(input), input.params.choice);
    return {};
  });
  mount(app, calls.join, async ({ body, caller }) => {
    await answerStudy(needs, caller.session.studentId, body.isIn);
    return {};
  });
}
