import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildData } from '../../../../tools/data-build/build.ts';
import { aSource } from '../../../../tools/data-build/test-source.ts';
import { aBusyDay, callsOn } from '../../test/busy-day.ts';
import { useServer } from '../../test/harness.ts';
import { typed } from '../../test/ops.ts';
import { openShop } from '../../test/shop.ts';
import { factsVersion } from '../catalogue/facts-version.ts';
import { commands } from './commands/index.ts';

const server = useServer();
beforeEach(() => openShop(server));

/** Every row there is, as one text per table. */
async function everything({ withTrail }: { withTrail: boolean }) {
  const { rows } = await server.pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  const told: Record<string, string> = {};
  for (const { tablename } of rows) {
    if (tablename === 'audit_log' && !withTrail) continue;
    const { rows: all } = await server.pool.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${tablename} t`,
    );
    told[tablename] = all[0].sum;
  }
  return told;
}

test('every command can be rehearsed as JSON, which changes no row, and nonsense is told in one line', async () => {
  const source = aSource();
  buildData(source);
  const DATA_DIR = join(source.to, '../saved');
  const config = { ...server.deps.config, FACTS_DIR: source.to, DATA_DIR };
  const examPredictor = { ...server, deps: { ...server.deps, config } };
  const day = await aBusyDay(server);
  const calls = callsOn(day, source.from);
  cpSync(source.to, join(DATA_DIR, 'facts-before', day.season.applied), { recursive: true });
  await server.pool.query('update cutoff_lists set applied_version = $1 where id = $2', [
    factsVersion(source.to),
    day.season.applied,
  ]);
  // A database in use takes no restore: `database.test.ts` rehearses it on an empty one.
  const usable = commands.filter(({ name }) => name !== 'database restore');
  expect(Object.keys(calls).toSorted()).toEqual(usable.map(({ name }) => name).toSorted());

  const before = await everything({ withTrail: true });
  for (const { name } of usable) {
    // The small facts have no schedule.
    const isOfFacts = ['data import', 'season apply', 'season rollback'].includes(name);
    const ran = await typed(isOfFacts ? examPredictor : server, [
      ...name.split(' '),
      ...(calls[name] ?? []),
      '--dry-run',
      '--json',
    ]);
    expect.soft([ran.code, ran.told], name).toEqual([0, 'Dry run: nothing is changed.']);
    expect.soft(JSON.parse(ran.printed || '{}'), name).toMatchObject({ command: name, isDryRun: true });
  }
  expect(await everything({ withTrail: true })).toEqual(before);

  const withoutTrail = await everything({ withTrail: false });
  const nonsense = [
    "'; drop table students; --",
    '-1',
    '1e-9',
    '2026-02-30',
    '💥',
    'x'.repeat(5_000),
    '../../etc/passwd',
  ];
  for (const { name, positionals, options, changes } of commands) {
    for (const word of nonsense) {
      const words = Object.entries(options).flatMap(([option, { type }]) =>
        type === 'string' ? [`--${option}=${word}`] : [],
      );
      if (words.length + Object.keys(positionals).length === 0) continue;
      const places = Object.keys(positionals).map(() => word);
      const ran = await typed(examPredictor, [...name.split(' '), ...words, '--yes', '--', ...places]);
      const what = `${name} ${word.slice(0, 30)}`;
      if (changes !== 'nothing') expect.soft(ran.code, what).not.toBe(0);
      if (ran.code !== 0) expect.soft(`${ran.told}\n${ran.printed}`.trim().split('\n'), what).toHaveLength(1);
      expect.soft(ran.told, what).not.toMatch(/^It failed|\n\s+at /);
    }
  }
  expect(await everything({ withTrail: false })).toEqual(withoutTrail);
  source.remove();
});
