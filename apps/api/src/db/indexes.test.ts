import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_GROWING } from '../../test/growth/fill.ts';
import { useServer } from '../../test/harness.ts';

const server = useServer();

type Key = { name: string; table: string; is_kept: boolean };
/** Columns that name a row of another table, but are not the first of an index over all such rows. Kept: the other row cannot be deleted while it is named. */
const UNINDEXED = `
  select c.conrelid::regclass || '.' || a.attname as name, c.conrelid::regclass::text as table,
         c.confdeltype in ('a', 'r') as is_kept
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     and not exists (
       select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
   order by 1`;

/** Keys of small tables, which are read whole when a row that they name is deleted. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'counselling_holidays.added_by': 'some days a year',
  'cutoff_lists.approved_by': 'some lists a season',
  'cutoff_lists.uploaded_by': 'some lists a season',
  'facts_editions.asked_by': 'some lists a season',
  'facts_editions.parent_id': 'some lists a season',
  'facts_editions.published_by': 'some lists a season',
  'refund_requests.asked_by': 'refunds that wait for a second person',
  'settlement_checks.checked_by': 'differences that somebody looked at',
  'settlement_files.uploaded_by': 'a file a day',
  'settlement_files.withdrawn_by': 'a file a day',
  'staff_recoveries.asked_by': 'the people of the desk',
};

test('whatever is deleted, emptied or checked with something else is found by an index', async () => {
  const { rows } = await server.pool.query<Key>(UNINDEXED);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_INDEX));
  // Only a small table may do without, and only where nothing is deleted with the other row.
  expect(rows.filter(({ table, is_kept }) => !is_kept || !NOT_GROWING.includes(table))).toEqual([]);
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
