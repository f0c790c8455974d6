import { randomUUID } from 'node:crypto';
import { INSTRUMENT_VERSION } from '@dakhila/domain/assessment/instrument';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { assessmentAnswers, assessments, students } from '../../db/schema/index.ts';

const server = useServer();
const luck = seeded(4);
let nextPhone = 6_000_000_000;

/** So many students who have each finished a sitting. */
async function finished(count: number, verdict: 'valid' | 'caution' = 'valid', birthDate = '2000-01-01') {
  const { db } = server.deps;
  const made = Array.from({ length: count }, () => ({
    student: randomUUID(),
    id: randomUUID(),
    answers: honest(someTruth(luck), luck),
  }));
  await db.insert(students).values(
    made.map(({ student }) => ({
      id: student,
      firstName: 'A',
      lastName: 'B',
      email: `${student}@example.com`,
      phone: `91${nextPhone++}`,
      tierName: 'Premium',
      birthDate,
    })),
  );
  await db.insert(assessments).values(
    made.map(({ student, id, answers }) => ({
      id,
      studentId: student,
      instrumentVersion: INSTRUMENT_VERSION,
      state: 'completed' as const,
      completedAt: new Date(),
      verdict,
      scores: scoreSitting(answers),
    })),
  );
  for (const { id, answers } of made)
    await db.insert(assessmentAnswers).values(
      [...answers].map(([item, { choice, tookMs }], at) => ({
        assessmentId: id,
        item,
        choice,
        tookMs,
        sequence: at + 1,
      })),
    );
}
const stored = async () => (await server.pool.query('select sample_size, content from assessment_norms')).rows;

test('too few sittings leave the provisional norms, and say how many there are', async () => {
  await finished(3);
  const { code, printed } = await typed(server, ['assessment', 'norms']);
  expect(code).toBe(0);
  expect(printed).toContain('3 of 300 valid assessments');
  expect(printed).toMatch(/realistic +mean \d\.\d\d {2}spread \d\.\d\d {2}alpha -?\d\.\d\d {2}omega \d\.\d\d/);
  expect(await stored()).toEqual([]);
});

test('three hundred valid sittings make norms; doubtful ones do not count, and a rehearsal stores nothing', async () => {
  await finished(300);
  await finished(5, 'caution');
  await typed(server, ['assessment', 'norms', '--dry-run']);
  expect(await stored()).toEqual([]);
  const { code, printed } = await typed(server, ['assessment', 'norms', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({ data: { sampleSize: 300, isStored: true } });
  const [norms] = await stored();
  expect(norms).toMatchObject({ sample_size: 300, content: { isProvisional: false, sampleSize: 300 } });
  const { alpha, omega, mean } = norms.content.scales.realistic;
  expect([alpha > 0.7, omega > 0.7, Math.abs(mean - 3.2) < 0.2]).toEqual([true, true, true]);
  expect(await auditTrail(server)).toMatchObject([
    { action: 'ops assessment norms', subject: INSTRUMENT_VERSION, details: { sampleSize: 300, isStored: true } },
  ]);
});

test('reliabilities are estimated from consented answers only, with their number', async () => {
  const minor = '2015-01-01';
  await finished(4, 'valid', minor);
  const without = await typed(server, ['assessment', 'reliability']);
  expect([without.code, without.printed]).toEqual([0, expect.stringContaining('No consented answers')]);
  await server.pool.query(
    `insert into guardian_consents (id, student_id, guardian_name, channel, contact, version, given_at)
     select gen_random_uuid(), id, 'Meera', 'email', 'meera@example.com', '2026-1', app_now() from students`,
  );
  const given = await typed(server, ['assessment', 'reliability']);
  expect(given.printed).toMatch(/realistic +n 4 {2}alpha -?\d\.\d\d {2}omega \d\.\d\d/);
  await server.pool.query('update guardian_consents set withdrawn_at = app_now()');
  expect((await typed(server, ['assessment', 'reliability'])).printed).toContain('n = 0');
});

test('support mends a birth date', async () => {
  const { id, email } = await aStudent(server);
  expect((await typed(server, ['students', 'birth-date', email, '--date', '2007-02-30'])).code).toBe(2);
  expect((await typed(server, ['students', 'birth-date', 'nobody@example.com', '--date', '2007-02-03'])).code).toBe(2);
  expect((await typed(server, ['students', 'birth-date', email, '--date', '2007-02-03'])).code).toBe(0);
  const { rows } = await server.pool.query('select birth_date::text from students where id = $1', [id]);
  expect(rows).toEqual([{ birth_date: '2007-02-03' }]);
});
