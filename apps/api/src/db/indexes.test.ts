import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';

const server = useServer();

/** Columns that name a row with which theirs is deleted or emptied, but are not the first of an index over all such rows. */
const UNINDEXED = `
  select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confdeltype in ('c', 'n')
     and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
   order by 1`;

test('whatever is deleted or emptied with something else is found by an index', async () => {
  const { rows } = await server.pool.query<{ name: string }>(UNINDEXED);
  expect(rows.map(({ name }) => name)).toEqual([]);
});

test('no migration gives an index a name that is taken: with "if not exists" it would be missing', () => {
  const folder = new URL('../../migrations/', import.meta.url);
  const taken = new Set<string>();
  const twice: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, dropped, name = dropped ?? ''] of text.matchAll(
      /drop index (?:if exists )?(\w+)|create (?:unique )?index (?:if not exists )?(?!if\b)(\w+) on (?!queue\.|\S*job)/gi,
    ))
      if (dropped) taken.delete(dropped);
      else if (taken.has(name)) twice.push(`${file}: ${name}`);
      else taken.add(name);
  }
  expect(taken.size).toBeGreaterThan(50);
  expect(twice).toEqual([]);
});
