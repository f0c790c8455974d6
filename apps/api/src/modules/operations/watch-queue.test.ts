import { expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

/** The figures of the queue as a server shows them that has not been asked before. */
async function figures(deps = {}) {
  const app = await anotherApp(server, { deps });
  const { body } = await app.server.inject('/metrics');
  const ours = body.split('\n').filter((line) => line.startsWith('dakhila_queue_'));
  return Object.fromEntries(ours.map((line) => line.slice('dakhila_queue_'.length).split(' ')));
}

test('each lane shows how much waits and for how long, both channels together', async () => {
  expect(await figures()).toMatchObject({ 'waiting{lane="code"}': '0', 'oldest_seconds{lane="code"}': '0' });
  await server.pool.query(`
    insert into queue.job (name, policy, singleton_key, created_on, start_after) values
      ('code-email', 'short', 'one', now() - interval '7 seconds', now() - interval '7 seconds'),
      ('code-whatsapp', 'short', 'two', now() - interval '90 seconds', now() - interval '90 seconds'),
      ('bulk-email', 'short', 'later', now() - interval '1 hour', now() + interval '1 hour')`);
  await server.pool.query("update queue.queue set ready_count = 1 where name like 'code-%'");
  const shown = await figures();
  expect(shown).toMatchObject({ 'waiting{lane="code"}': '2', 'oldest_seconds{lane="bulk"}': '0' });
  expect(Math.round(Number(shown['oldest_seconds{lane="code"}']) / 10)).toBe(9);
  await server.pool.query('update queue.queue set ready_count = 0');
});

test('without its database a server still answers', async () => {
  const execute = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const shown = await figures({ db: Object.assign(Object.create(server.deps.db), { execute }) });
  expect(shown['waiting{lane="code"}']).toBeUndefined();
});
