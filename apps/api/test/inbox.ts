import { desc, eq } from 'drizzle-orm';
import { outbox } from '../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

/** The messages that went to a recipient, newest first, as they would read them. */
export async function messagesTo(
  server: Harness,
  to: string,
): Promise<{ channel: string; subject: string; text: string; code?: string }[]> {
  const rows = await server.deps.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, to))
    .orderBy(desc(outbox.createdAt));
  return rows.map((row) => {
    const content = row.sealed && server.deps.secrets.open('outbox', row.sealed);
    if (!content) throw new Error('A message that tests read was not kept');
    return { channel: row.channel, ...JSON.parse(content) };
  });
}

/** The newest one-time code that went to a recipient. */
export async function codeTo(server: Harness, to: string): Promise<string> {
  const code = (await messagesTo(server, to)).find((message) => message.code)?.code;
  if (!code) throw new Error(`No code went to ${to}`);
  return code;
}

/** Another code of six digits. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
