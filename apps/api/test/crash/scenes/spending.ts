import { randomInt } from 'node:crypto';
import { assessment } from '@dakhila/contract/assessment';
import { predictor } from '@dakhila/contract/predictor';
import { aTaker } from '../../assessment.ts';
import { aStudent } from '../../builders.ts';
import { type Act, askOf, type Scene } from '../act.ts';
import type { World } from '../world.ts';

/** How often something was spent and given; a spending without what it was for, or the other way round, is told as a fault. */
async function spentFor({ pool }: World, table: 'prediction_runs' | 'assessments', kind: string, studentId: string) {
  const { rows } = await pool.query<{ given: number; spent: number }>(
    `select (select count(*)::int from ${table} where student_id = $1) as given,
       (select count(*)::int from ledger where student_id = $1 and kind = $2 and reason = 'use') as spent`,
    [studentId, kind],
  );
  const { given = 0, spent = 0 } = rows[0] ?? {};
  return given === spent ? given : Number.NaN;
}

const JOSAA = { category: 'OPEN', pwd: false, gender: 'male', homeState: 'Maharashtra' } as const;
const CAP = {
  category: 'OBC',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
} as const;

const prediction = (exam: 'josaa' | 'mht-cet'): Scene => ({
  name: `predict ${exam}`,
  async prepare(world): Promise<Act> {
    const { id, browser } = await aStudent(world, { pulls: 5 });
    const body =
      exam === 'josaa'
        ? { ...JOSAA, mainCrl: randomInt(1_000, 200_000) }
        : { ...CAP, percentile: randomInt(70, 99) + randomInt(0, 1_000) / 1_000 };
    const endpoint = exam === 'josaa' ? predictor.runJosaa : predictor.runMhtCet;
    return {
      ask: await askOf(browser, endpoint, { body }, 'a-click'),
      others: [
        await askOf(browser, endpoint, { body }, 'another-click'),
        await askOf(browser, endpoint, { body }, 'a-third-click'),
      ],
      effects: () => spentFor(world, 'prediction_runs', 'attempts', id),
    };
  },
});

const assessmentStart: Scene = {
  name: 'start the assessment',
  async prepare(world): Promise<Act> {
    const { id, browser } = await aTaker(world, { assessments: 2 });
    return {
      ask: await askOf(browser, assessment.start, {}),
      effects: () => spentFor(world, 'assessments', 'assessments', id),
    };
  },
};

export const SPENDING_SCENES: Scene[] = [assessmentStart];
export const PREDICTION_SCENES: Scene[] = [prediction('josaa'), prediction('mht-cet')];
