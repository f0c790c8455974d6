import { isBlocked, type SuppressionReason } from '@dakhila/domain/messaging/suppression';
import { and, desc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { first, isAny, matches } from '../../db/rows.ts';
import { suppressions } from '../../db/schema/index.ts';
import type { Channel, Content } from './message.ts';

type Recipient = { channel: Channel; recipient: string };

/** Why a message may not go to its recipient; null when it may. */
export async function findBlock(
  db: Db,
  { channel, to }: { channel: Channel; to: string },
  { code, isAskedByOther }: Content,
): Promise<SuppressionReason | null> {
  const found = await first(
    db
      .select({ reason: suppressions.reason })
      .from(suppressions)
      .where(and(matches(suppressions, { channel, recipient: to }), isNull(suppressions.endedAt))),
  );
  const isOwnCode = code !== undefined && !isAskedByOther;
  return found && isBlocked(found.reason, { isOwnCode }) ? found.reason : null;
}

/** Suppresses a recipient from a moment on. A report from before the latest change is late, and changes nothing. */
export const suppress = (db: Db, { channel, recipient }: Recipient, reason: SuppressionReason, at?: Date) =>
  db
    .insert(suppressions)
    .values({ channel, recipient: recipient.toLowerCase(), reason, ...(at && { since: at }) })
    .onConflictDoUpdate({
      target: [suppressions.channel, suppressions.recipient],
      set: { reason, since: sql`excluded.since`, endedAt: null },
      setWhere: sql`excluded.since > coalesce(${suppressions.endedAt}, ${suppressions.since})`,
    });

/** Whether the owner of a number has stopped our messages by WhatsApp. */
export const hasOptedOut = (db: Db, phone: string): Promise<boolean> =>
  isAny(
    db
      .select({ recipient: suppressions.recipient })
      .from(suppressions)
      .where(
        and(
          matches(suppressions, { channel: 'whatsapp', recipient: phone, reason: 'opted-out' }),
          isNull(suppressions.endedAt),
        ),
      ),
  );

/** A person who opted out asks for messages again. */
export const optIn = (db: Db, { channel, recipient }: Recipient, at: Date) =>
  db
    .update(suppressions)
    .set({ endedAt: at })
    .where(
      and(
        matches(suppressions, { channel, recipient, reason: 'opted-out' }),
        isNull(suppressions.endedAt),
        lt(suppressions.since, at),
      ),
    );

/** Stands for a recipient in the key of a page: a contact must not appear on a screen. */
const DIGEST = sql<string>`md5(${suppressions.channel} || ' ' || ${suppressions.recipient})::uuid`;

/** A page of suppressed recipients, newest first, and where the next one begins. */
export async function readSuppressions(db: Db, { after, most }: { after: string | undefined; most: number }) {
  const rows = await db
    .select({ ...getTableColumns(suppressions), exactly: exactMoment(suppressions.since), digest: DIGEST })
    .from(suppressions)
    .where(and(isNull(suppressions.endedAt), isBehind({ at: suppressions.since, id: DIGEST }, 'newest', after)))
    .orderBy(desc(suppressions.since), desc(DIGEST))
    .limit(most + 1);
  return cutPage(rows, most, ({ exactly: at, digest: id }) => ({ at, id }));
}

/** An operator lifts a suppression, on every channel that has this recipient. False when there is none. */
export const liftSuppression = (db: Db, recipient: string): Promise<boolean> =>
  isAny(
    db
      .update(suppressions)
      .set({ endedAt: sql`app_now()` })
      .where(and(eq(suppressions.recipient, recipient), isNull(suppressions.endedAt)))
      .returning({ recipient: suppressions.recipient }),
  );
