import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aCloudServer, failed } from '../../../test/servers/whatsapp-server.ts';

const server = useServer({ environment: { WHATSAPP_TOKEN: 'token', WHATSAPP_BUSINESS_ACCOUNT_ID: '4711' } });

type Printed = { name: string; language: string; components: { type: string; text?: string }[] }[];
const printed = async (): Promise<Printed> => JSON.parse((await typed(server, ['whatsapp', 'templates'])).printed);

async function checkAgainst(known: object[]) {
  const cloud = await aCloudServer();
  const [one, ...rest] = known;
  // Two pages, as Meta sends long lists.
  cloud.reply(
    {
      status: 200,
      body: JSON.stringify({ data: [one].filter(Boolean), paging: { cursors: { after: 'x' }, next: 'y' } }),
    },
    { status: 200, body: JSON.stringify({ data: rest }) },
  );
  const config = { ...server.deps.config, WHATSAPP_API_URL: cloud.apiUrl };
  const ran = await typed({ ...server, deps: { ...server.deps, config } }, ['whatsapp', 'templates', '--check']);
  await cloud.close();
  return { ...ran, urls: cloud.requests.map(({ url }) => url) };
}

test('every template is printed in three languages, ready for the Business Management API', async () => {
  const templates = await printed();
  expect(templates).toHaveLength(27);
  expect(templates.filter(({ name }) => name === 'round_begins').map(({ language }) => language)).toEqual([
    'en',
    'hi',
    'mr',
  ]);
});

test('a check says that all are approved, or which are missing, rejected or different', async () => {
  const approved = (await printed()).map((template) => ({ ...template, status: 'APPROVED' }));
  const all = await checkAgainst(approved);
  expect([all.code, all.printed.split('\n').at(-1)]).toEqual([0, 'All are approved.']);
  expect(all.urls).toEqual([expect.stringContaining('/4711/message_templates?'), expect.stringContaining('&after=x')]);

  const [first, second, , , third] = approved;
  const changed = { ...third, components: [{ type: 'BODY', text: 'Other words' }] };
  const some = await checkAgainst(
    [first, { ...second, status: 'REJECTED' }, changed].filter((one) => one !== undefined),
  );
  expect(some.code).not.toBe(0);
  expect(some.printed).toMatch(/sign_in_code +hi +rejected/);
  expect(some.printed).toMatch(/guardian_consent +hi +different/);
  expect(some.printed).toMatch(/round_ends +mr +missing/);
  expect(some.printed).toContain('26 of 27 are not ready.');
});

test('a refusal by WhatsApp is told in one line without the token', async () => {
  const cloud = await aCloudServer();
  cloud.reply(failed(401, 190));
  const config = { ...server.deps.config, WHATSAPP_API_URL: cloud.apiUrl };
  const ran = await typed({ ...server, deps: { ...server.deps, config } }, ['whatsapp', 'templates', '--check']);
  await cloud.close();
  expect([ran.code, ran.told]).toEqual([1, 'WhatsApp does not tell its templates: http 401.']);
});

test('operators see what became of a student’s messages, and lift a suppression', async () => {
  const asha = await aStudent(server);
  await server.pool.query(
    `with sent as (insert into outbox (id, kind, channel, recipient, student_id, state, expires_at)
      values (gen_random_uuid(), 'reminder', 'whatsapp', $1, $2, 'sent', app_now()) returning id)
     insert into message_deliveries (message_id, provider, state, reason) select id, 'whatsapp', 'failed', 'whatsapp code 131026' from sent`,
    [asha.phone, asha.id],
  );
  const found = await typed(server, ['outbox', 'find', asha.email]);
  expect(found.printed).toMatch(/reminder +whatsapp +.*failed +whatsapp code 131026/);
  expect(found.printed).not.toContain(asha.phone);

  await server.pool.query("insert into suppressions (channel, recipient, reason) values ('email', $1, 'hard-bounce')", [
    asha.email,
  ]);
  expect((await typed(server, ['suppression', 'list'])).printed).toMatch(/email +.*hard-bounce/);
  expect((await typed(server, ['suppression', 'remove', asha.email])).code).toBe(0);
  expect((await typed(server, ['suppression', 'list'])).printed).toContain('Nobody is suppressed.');
  expect((await typed(server, ['suppression', 'remove', asha.email])).code).toBe(2);
  expect(JSON.stringify(await auditTrail(server))).not.toContain(asha.email);
});
