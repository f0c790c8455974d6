import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { factsVersion } from '../../catalogue/facts-version.ts';
import type { Deps } from '../../ports.ts';
import { takeTurn } from './restart-turns.ts';
import { watchEdition, watchPublished } from './watch-published.ts';

const server = useServer();

/** An edition that counts now. */
async function aPublication(number = 1): Promise<string> {
  const { id: staffId } = await aStaffMember(server, { roles: ['content'] });
  const [list, edition] = [randomUUID(), randomUUID()];
  await server.pool.query(
    `insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
     values ($1, 'josaa', 'applied', 'x', 1, '{}', 0, '1', $2)`,
    [list, staffId],
  );
  await server.pool.query(
    `insert into facts_editions (id, list_id, state, release_version, version, preview, asked_by, number)
     values ($1, $2, 'published', $3, 'aaa', '{}', $4, $5)`,
    [edition, list, factsVersion(server.deps.config.FACTS_DIR), staffId, number],
  );
  return edition;
}

/** A process that has started with an edition, or with the facts of its release. */
function aProcess(name: string, edition?: Deps['edition']) {
  const restart = vi.fn();
  const { stop } = watchPublished({ ...server.deps, edition }, restart, { everyMs: 20, name });
  onTestFinished(stop);
  return { restart, stop };
}
/** Long enough for several looks. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));
const restarted = (process: { restart: ReturnType<typeof vi.fn> }) => process.restart.mock.calls.length;

test('processes restart one after the other, each when the one before is ready again', async () => {
  const [one, two] = [aProcess('one'), aProcess('two')];
  await aWhile();
  expect([restarted(one), restarted(two)]).toEqual([0, 0]);
  const edition = { id: await aPublication(), facts: new Map() };
  await vi.waitFor(() => expect(restarted(one) + restarted(two)).toBe(1));
  await aWhile();
  expect(restarted(one) + restarted(two)).toBe(1);
  const [first, second] = restarted(one) ? ['one', two] : ['two', one];
  // It is back with the new facts; a balancer needs some seconds to notice.
  const back = aProcess(String(first), edition);
  await aWhile();
  expect(restarted(second as typeof one)).toBe(0);
  await server.clock.advance({ seconds: 16 });
  await vi.waitFor(() => expect(restarted(second as typeof one)).toBe(1));
  expect(restarted(back)).toBe(0);
});

test('a process that never returns holds up the others only for minutes', async () => {
  await aPublication();
  expect(await takeTurn(server.deps.db, 'gone')).toBe(true);
  const other = aProcess('other');
  await aWhile();
  expect(restarted(other)).toBe(0);
  await server.clock.advance({ minutes: 6 });
  await vi.waitFor(() => expect(restarted(other)).toBe(1));
});

test('facts that could not be used are not tried again, and are counted', async () => {
  const unusable = { id: await aPublication(), facts: null };
  const process = aProcess('one', unusable);
  await aWhile();
  expect(restarted(process)).toBe(0);
  const figureOf = async (edition?: Deps['edition']) => {
    const registry = new Registry();
    watchEdition(registry, { edition });
    return (await registry.getSingleMetric('dakhila_facts_unusable')?.get())?.values[0]?.value;
  };
  expect([await figureOf(unusable), await figureOf()]).toEqual([1, 0]);
  // A roll-back brings the facts that are served already, by another name.
  await server.pool.query("update facts_editions set state = 'rolled-back'");
  await vi.waitFor(() => expect(restarted(process)).toBe(1));
});

test('while the database cannot give the files no process restarts, and each has its turn afterwards', async () => {
  const [one, two] = [aProcess('one'), aProcess('two')];
  await server.pool.query('alter table facts_edition_files rename to files_away');
  await aPublication();
  await aWhile();
  expect([restarted(one), restarted(two)]).toEqual([0, 0]);
  await server.pool.query('alter table files_away rename to facts_edition_files');
  await server.clock.advance({ seconds: 16 });
  await vi.waitFor(() => expect(restarted(one) + restarted(two)).toBe(1));
});

test('to stop is to wait for the check under way, so that nothing takes a turn afterwards', async () => {
  const client = await server.pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin; lock table facts_restarts in access exclusive mode');
  const process = aProcess('one');
  let isStopped = false;
  const stopped = process.stop().then(() => {
    isStopped = true;
  });
  await aWhile();
  expect(isStopped).toBe(false);
  await client.query('rollback');
  await stopped;
  await aPublication();
  expect(await takeTurn(server.deps.db, 'gone')).toBe(true);
});
