import { accuracy } from '@dakhila/contract/accuracy';
import { PUBLISHED_FROM_ANSWERS } from '@dakhila/domain/lists/season-result';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';

const server = useServer();
const printed = async () => (await typed(server, ['lists', 'outcomes', 'josaa', '--year', '2026'])).printed;

const bornYearsAgo = (studentId: string, years: number) =>
  server.pool.query('update students set birth_date = app_now() - make_interval(years => $2::int) where id = $1', [
    studentId,
    years,
  ]);

async function anAdult() {
  const { id } = await aStudent(server);
  await bornYearsAgo(id, 19);
  return id;
}

/** Answers of so many students, each with the chances that they tell about. */
async function answers(count: number, { obtained = '92', missed = '{40}' } = {}) {
  const ids: string[] = [];
  for (let told = 0; told < count; told += 1) {
    const id = await anAdult();
    ids.push(id);
    await server.pool.query(
      `insert into season_results (student_id, exam, year, result, choice, may_count, obtained, missed)
       values ($1, 'josaa', 2026, 'choice', 'nit-warangal.1', true, ${obtained}, '${missed}')`,
      [id],
    );
  }
  return ids;
}

test('bands are printed with their number from fifty countable answers on', async () => {
  await answers(PUBLISHED_FROM_ANSWERS - 1);
  expect(await printed()).toContain('Bands are shown from 50 answers on.');
  await answers(1);
  const lines = await printed();
  expect(lines).toContain('JoSAA 2026: 50 answers (choice 50), 50 may be counted.');
  expect(lines).toMatch(/Safe +50 +100% +92%/);
  expect(lines).toMatch(/Possible +50 +0% +40%/);
});

test('an operator publishes a season of fifty countable answers; students then read its bands of twenty chances', async () => {
  const { browser } = await aStudent(server);
  const told = async () => (await browser.call(accuracy.told)).body.data;
  const publish = () => typed(server, ['lists', 'publish-outcomes', 'josaa', '--year', '2026']);
  await answers(PUBLISHED_FROM_ANSWERS - 1);
  expect((await publish()).printed).toContain('Nothing was published: JoSAA 2026 has 49 answers');
  expect(await told()).toEqual([]);
  await answers(1, { obtained: 'null', missed: '{40,7}' });
  expect((await publish()).printed).toContain('JoSAA 2026: 50 answers, 2 bands are on the accuracy page.');
  const season = {
    ...{ exam: 'josaa', year: 2026, title: 'JoSAA 2026', answers: 50 },
    bands: [
      { band: 'Safe', chances: 49, obtainedPercent: 100, expectedPercent: 92 },
      { band: 'Possible', chances: 50, obtainedPercent: 0, expectedPercent: 40 },
    ],
  };
  expect(await told()).toEqual([season]);
  await answers(1);
  await publish();
  expect(await told()).toMatchObject([{ answers: 51 }]);
  expect((await server.newBrowser().call(accuracy.told)).status).toBe(401);
});

test('answers that say nothing about a chance do not count toward the fifty', async () => {
  for (let count = 0; count < PUBLISHED_FROM_ANSWERS; count += 1) {
    const id = await anAdult();
    await server.pool.query(
      "insert into season_results (student_id, exam, year, result, may_count) values ($1, 'josaa', 2026, 'other', true)",
      [id],
    );
  }
  const lines = await printed();
  expect(lines).toContain('JoSAA 2026: 50 answers (other 50), 0 may be counted.');
  expect(lines).toContain('Bands are shown from 50 answers on.');
});

test('answers of students under 18, or of unknown age, are not counted, also where the birth date came later', async () => {
  const [minor = '', unknown = ''] = await answers(3);
  await bornYearsAgo(minor, 17);
  await server.pool.query('update students set birth_date = null where id = $1', [unknown]);
  expect(await printed()).toContain('JoSAA 2026: 1 answers (choice 1), 1 may be counted.');
});
