import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
const MIGRATION = new URL('../../../migrations/0062-waiting-tickets.sql', import.meta.url);

const hour = (at: number) => `2026-11-16T${String(at).padStart(2, '0')}:00:00.000Z`;
/** Writes a ticket as a process does that does not know the column: the hours of its messages and of its latest change. */
async function aTicket(studentId: string, status: string, messages: [author: string, at: number][], updatedAt: number) {
  const id = randomUUID();
  await server.pool.query(
    "insert into tickets (id, student_id, topic, status, created_at, updated_at) values ($1, $2, 'other', $3, $4, $5)",
    [id, studentId, status, hour(messages[0]?.[1] ?? 0), hour(updatedAt)],
  );
  for (const [author, at] of messages)
    await server.pool.query(
      "insert into ticket_messages (id, ticket_id, author, text, created_at) values (gen_random_uuid(), $1, $2, 'Text', $3)",
      [id, author, hour(at)],
    );
  return id;
}
const waitingSince = async (id: string): Promise<string | null> => {
  const { rows } = await server.pool.query('select waiting_since as since from tickets where id = $1', [id]);
  return rows[0].since?.toISOString() ?? null;
};

test('a process of the release before keeps the wait right', async () => {
  const { id: studentId } = await aStudent(server);
  const id = await aTicket(studentId, 'open', [['student', 1]], 1);
  const change = (status: string, at: number) =>
    server.pool.query('update tickets set status = $2, updated_at = $3 where id = $1', [id, status, hour(at)]);
  expect(await waitingSince(id)).toBe(hour(1));
  await change('open', 3);
  expect(await waitingSince(id)).toBe(hour(1));
  await change('answered', 4);
  expect(await waitingSince(id)).toBeNull();
  await change('open', 5);
  expect(await waitingSince(id)).toBe(hour(5));
});

test('the migration finds since when the students of open tickets wait', async () => {
  const { id: studentId } = await aStudent(server);
  const asked = ['student', 1] as [string, number];
  const ids = [
    await aTicket(studentId, 'open', [asked, ['student', 3]], 3),
    await aTicket(studentId, 'open', [asked, ['support', 2], ['student', 4], ['student', 6]], 6),
    await aTicket(studentId, 'open', [asked, ['support', 2]], 7),
    await aTicket(studentId, 'answered', [asked, ['support', 2]], 2),
  ];
  // Back to the schema before it, and forward again.
  await server.pool.query(`
    drop trigger tickets_note_waiting on tickets;
    drop function note_ticket_waiting();
    alter table tickets drop column waiting_since;
    create index tickets_of_member on tickets (assigned_to, updated_at, id) where assigned_to is not null`);
  await server.pool.query(readFileSync(MIGRATION, 'utf8'));
  expect(await Promise.all(ids.map(waitingSince))).toEqual([hour(1), hour(4), hour(7), null]);
});
