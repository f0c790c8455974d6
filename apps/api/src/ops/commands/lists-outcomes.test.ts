import { PUBLISHED_FROM_ANSWERS } from '@dakhila/domain/lists/season-result';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';

const server = useServer();
const printed = async () => (await typed(server, ['lists', 'outcomes', 'josaa', '--year', '2026'])).printed;

test('bands are printed with their number from fifty countable answers on', async () => {
  for (let count = 0; count < PUBLISHED_FROM_ANSWERS; count += 1) {
    if (count === PUBLISHED_FROM_ANSWERS - 1) expect(await printed()).toContain('Bands are shown from 50 answers on.');
    const { id } = await aStudent(server);
    await server.pool.query(
      `insert into season_results (student_id, exam, year, result, choice, may_count, obtained, missed)
       values ($1, 'josaa', 2026, 'choice', 'nit-warangal.1', true, 92, '{40}')`,
      [id],
    );
  }
  const lines = await printed();
  expect(lines).toContain('JoSAA 2026: 50 answers (choice 50), 50 may be counted.');
  expect(lines).toMatch(/Safe +50 +100% +92%/);
  expect(lines).toMatch(/Possible +50 +0% +40%/);
});

test('answers that say nothing about a chance do not count toward the fifty', async () => {
  for (let count = 0; count < PUBLISHED_FROM_ANSWERS; count += 1) {
    const { id } = await aStudent(server);
    await server.pool.query(
      "insert into season_results (student_id, exam, year, result, may_count) values ($1, 'josaa', 2026, 'other', true)",
      [id],
    );
  }
  const lines = await printed();
  expect(lines).toContain('JoSAA 2026: 50 answers (other 50), 0 may be counted.');
  expect(lines).toContain('Bands are shown from 50 answers on.');
});
