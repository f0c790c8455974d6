import type { Db } from '../../db/client.ts';
import { addToCounts, readCounts } from '../../db/rolling-counts.ts';

const EVERYONE = 'everyone';
const TEN_MINUTES = 600;
const HOUR = 3_600;

const sentBy = (network: string) => `codes-sent:${network}`;
const usedBy = (network: string) => `codes-used:${network}`;
const UNUSED_BY_ALL = `codes-unused:${EVERYONE}`;
const USED_BY_ALL = usedBy(EVERYONE);
const verifiedBy = (network: string) => `codes-verified:${network}`;

/** At most this many unused codes of one network count for everyone: only many networks together pause WhatsApp. */
const MAX_UNUSED_OF_NETWORK = 5;

/** The whole slots of the hour before codes can still be used, and those slots with the newest. */
const JUDGED = { fromSeconds: 80 * 60, toSeconds: 20 * 60 };
const RECENT = { fromSeconds: 80 * 60 };

/** Whether a contact is a number: only codes requested by number count, whatever channel they went out on. */
const isNumber = (budgetKey: string) => !budgetKey.includes('@');

async function countUnused(db: Db, network: string): Promise<number> {
  const counts = await readCounts(db, [sentBy(network), usedBy(network)], RECENT);
  return (counts.get(sentBy(network)) ?? 0) - (counts.get(usedBy(network)) ?? 0);
}

/** Counts a code that was sent. The channel is ignored: it depends on whether the contact is registered, and a pause would reveal that. */
export async function countSend(tx: Db, { network, budgetKey }: { network: string; budgetKey: string }): Promise<void> {
  if (!isNumber(budgetKey)) return;
  const slotSeconds = TEN_MINUTES;
  const isCountedForAll = (await countUnused(tx, network)) < MAX_UNUSED_OF_NETWORK;
  await addToCounts(tx, [
    ...(isCountedForAll ? [{ name: UNUSED_BY_ALL, slotSeconds }] : []),
    { name: sentBy(network), slotSeconds },
  ]);
}

/** Counts a code that was used, in the slot in which it was sent. */
export async function countUse(
  tx: Db,
  { network, budgetKey, sentAt }: { network: string; budgetKey: string; sentAt: Date },
): Promise<void> {
  if (isNumber(budgetKey)) {
    const sent = { slotSeconds: TEN_MINUTES, at: sentAt };
    const wasCountedForAll = (await countUnused(tx, network)) <= MAX_UNUSED_OF_NETWORK;
    await addToCounts(tx, [
      ...(wasCountedForAll ? [{ name: UNUSED_BY_ALL, by: -1, ...sent }] : []),
      { name: USED_BY_ALL, ...sent },
      { name: usedBy(network), ...sent },
    ]);
  }
  await addToCounts(tx, [
    { name: verifiedBy(EVERYONE), slotSeconds: HOUR },
    { name: verifiedBy(network), slotSeconds: HOUR },
  ]);
}

type Use = { sent: number; used: number };

/** How many codes were requested by number in an hour that is just over, and how many of them were used: by one network, and by everyone. */
export async function readWhatsAppUse(db: Db, network: string | null): Promise<{ own: Use; everyone: Use }> {
  const own = network === null ? [] : [sentBy(network), usedBy(network)];
  const counts = await readCounts(db, [UNUSED_BY_ALL, USED_BY_ALL, ...own], JUDGED);
  const [sent = 0, ownUsed = 0] = own.map((name) => counts.get(name) ?? 0);
  const used = counts.get(USED_BY_ALL) ?? 0;
  return {
    own: { sent, used: ownUsed },
    everyone: { sent: used + Math.max(0, counts.get(UNUSED_BY_ALL) ?? 0), used },
  };
}

/** Codes used in the last day, by everyone or one network: the limit on wrong codes grows with them. */
export async function countVerified(db: Db, network: string = EVERYONE): Promise<number> {
  const counts = await readCounts(db, [verifiedBy(network)], { fromSeconds: 24 * HOUR });
  return counts.get(verifiedBy(network)) ?? 0;
}
