import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

test.each(['', " and network = '203.0.113.0/24'"])(
  'codes that were used are counted without reading those that were not%s',
  async (ofNetwork) => {
    const query = `select count(distinct challenge_id) from code_sends where used_at > app_now() - interval '1 day'${ofNetwork}`;
    const plan = await server.deps.db.transaction(async (tx) => {
      // A table this small would be read as a whole.
      await tx.execute('set local enable_seqscan = off');
      return (await tx.execute(`explain ${query}`)).rows;
    });
    expect(JSON.stringify(plan)).toContain('code_sends_used');
  },
);
