import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';

const server = useServer();
const ROWS = 430;
/** Rows of the same moment, and moments that differ by a microsecond. */
const MOMENT = `app_now() - make_interval(secs => (n / 7) * 0.000001)`;
const SERIES = `generate_series(1, ${ROWS}) n`;

let asha: Awaited<ReturnType<typeof aStudent>>;
beforeEach(async () => {
  asha = await aStudent(server);
});

const insertMessages = () =>
  server.pool.query(
    `insert into outbox (id, kind, channel, recipient, student_id, state, expires_at, created_at)
     select gen_random_uuid(), 'receipt', 'email', $1, $2, 'dead', app_now(), ${MOMENT} from ${SERIES}`,
    [asha.email, asha.id],
  );

/** Each list that is shown in pages, what is typed after its name, and how it is filled. */
const LISTS: Record<string, { words: () => string[]; fill: () => Promise<unknown> }> = {
  'outbox dead': { words: () => [], fill: insertMessages },
  'outbox find': { words: () => [asha.email], fill: insertMessages },
  'suppression list': {
    words: () => [],
    fill: () =>
      server.pool.query(
        `insert into suppressions (channel, recipient, reason, since)
         select 'email', chr(97 + n / 26) || n || 'x' || chr(97 + n % 26) || '@example.com', 'complaint', ${MOMENT} from ${SERIES}`,
      ),
  },
  'feedback list': {
    words: () => [],
    fill: () =>
      server.pool.query(
        `insert into feedback (id, student_id, rating, text, created_at)
         select gen_random_uuid(), $1, 1 + n % 5, 'No. ' || n, ${MOMENT} from ${SERIES}`,
        [asha.id],
      ),
  },
  'ticket list': {
    words: () => ['--status', 'open'],
    fill: () =>
      server.pool.query(
        `with made as (insert into tickets (id, student_id, topic, status, updated_at)
           select gen_random_uuid(), $1, 'technical', case when n % 2 = 0 then 'open' else 'closed' end, ${MOMENT}
           from generate_series(1, ${2 * ROWS}) n returning id)
         insert into ticket_messages (id, ticket_id, author, text) select gen_random_uuid(), id, 'student', 'Hello' from made`,
        [asha.id],
      ),
  },
  'season lists': {
    words: () => [],
    fill: async () => {
      const { id } = await aStaffMember(server, { roles: ['content'] });
      return server.pool.query(
        `insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by, uploaded_at)
         select gen_random_uuid(), 'josaa', 'checked', '\\x01', 1, '{"rows": 1}', 0, 'v', $1, ${MOMENT} from ${SERIES}`,
        [id],
      );
    },
  },
};

type Page = { data: object[]; next: string | null };
const pageOf = async (words: string[]): Promise<Page> =>
  JSON.parse((await typed(server, [...words, '--json'])).printed);

test.each(Object.entries(LISTS))('%s shows every row once, page by page', async (name, { words, fill }) => {
  await fill();
  const command = [...name.split(' '), ...words()];
  const seen: string[] = [];
  let pages = 0;
  for (let after: string | null = null; pages === 0 || after !== null; pages += 1) {
    const page = await pageOf([...command, ...(after === null ? [] : ['--after', after])]);
    seen.push(...page.data.map((row) => JSON.stringify(row)));
    after = page.next;
  }
  expect(pages).toBeGreaterThan(2);
  expect(seen).toHaveLength(ROWS);
  if (name !== 'suppression list') expect(new Set(seen).size).toBe(ROWS);

  const { printed } = await typed(server, command);
  const { next } = await pageOf(command);
  expect(printed.split('\n').at(-1)).toBe(`More: the same command with --after ${next}`);
});

test.each(Object.keys(LISTS))('%s refuses a key that it did not show, instead of beginning again', async (name) => {
  const words = name === 'outbox find' ? [asha.email] : [];
  for (const key of ['x', '1790000000.1', "1_' or 1=1 --", `1e400_${asha.id}`, ''])
    expect((await typed(server, [...name.split(' '), ...words, '--after', key])).code).toBe(2);
});

test('the last page says nothing of more, and no contact is in a key', async () => {
  await LISTS['suppression list']?.fill();
  const { next } = await pageOf(['suppression', 'list']);
  expect(next).toMatch(/^\d+\.\d+_[0-9a-f-]{36}$/);
  await server.pool.query("delete from suppressions where recipient <> 'b28xc@example.com'");
  expect((await typed(server, ['suppression', 'list'])).printed).not.toContain('More');
  expect(JSON.stringify(await auditTrail(server))).not.toContain('example.com');
});
