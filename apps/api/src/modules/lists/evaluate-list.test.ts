import { MAX_PROFILES_A_DAY } from '@dakhila/domain/lists/day-of-lists';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { recordEvaluation } from './evaluate-list.ts';

const server = useServer();

test('profiles that are tried at the same moment do not exceed the limit of a day', async () => {
  const { id: studentId } = await aStudent(server);
  const now = server.deps.now();
  const tried = (profile: string) =>
    server.deps.db.transaction((tx) => recordEvaluation(tx, { studentId, exam: 'mht-cet', now, profile }));
  const counted = await Promise.all(Array.from({ length: MAX_PROFILES_A_DAY + 4 }, (_, at) => tried(`profile ${at}`)));
  expect(counted.filter(Boolean)).toHaveLength(MAX_PROFILES_A_DAY);
  const { rows } = await server.pool.query('select profiles from list_days where student_id = $1', [studentId]);
  expect(rows[0]?.profiles).toHaveLength(MAX_PROFILES_A_DAY);
  expect(await tried(rows[0]?.profiles[0])).toBe(true);
  expect(await tried('one more')).toBe(false);
});
