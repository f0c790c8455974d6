import { aStudent } from './builders.ts';
import type { Harness } from './harness.ts';

export { answerAll, startAssessment, takeAssessment } from '../src/demo/take-assessment.ts';

/** A student of age with an assessment to take; `born` makes another age. */
export async function aTaker(server: Harness, { assessments = 1, born = '2005-06-15' } = {}) {
  const student = await aStudent(server, { assessments });
  await server.pool.query('update students set birth_date = $2 where id = $1', [student.id, born]);
  return student;
}
