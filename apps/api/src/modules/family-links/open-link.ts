import type { FamilyPage } from '@dakhila/contract/family-pages';
import { DomainError } from '@dakhila/domain/errors';
import {
  COMMENTS_A_DAY,
  COMMENTS_A_LINK,
  LINK_READS,
  NETWORK_COMMENTS,
  NETWORK_READS,
} from '@dakhila/domain/family-link/limits';
import { type Message, messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { nameForOthers } from '@dakhila/domain/students/name';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/caller.ts';
import { hashOfToken } from '../../http/link-token.ts';
import type { Deps } from '../../ports.ts';
import { type PageNeeds, readPage } from './read-page.ts';
import { countComments, countView, findLinkByHash, insertComment, lockLinkByHash } from './store.ts';

type Asked = { token: string; caller: Pick<Caller, 'budgetedNetwork'> };

/** The list or the prediction behind a link. Unknown, revoked and expired links are answered alike. */
export async function openLink(needs: PageNeeds, asked: Asked): Promise<Unsaid<FamilyPage>> {
  const { link, firstName } = await requireLink(needs.db, asked);
  const page = await readPage(needs, link);
  return {
    ...page,
    firstName: link.showsName ? nameForOthers(firstName) : null,
    expiresAt: link.expiresAt.toISOString(),
  };
}

/** Counts a view. The page calls it, so that the link preview of a chat does not count. */
export async function countLinkView({ db }: Pick<Deps, 'db'>, asked: Asked): Promise<void> {
  const { link } = await requireLink(db, asked);
  await countView(db, link.id);
}

async function requireLink(db: Db, { token, caller }: Asked) {
  await boundNetwork(db, 'family-reads', caller, NETWORK_READS, TOO_MANY_READS);
  const found = await findLinkByHash(db, hashOfToken(token));
  if (!found) throw gone();
  await requireBudget(db, `family-reads:link:${found.link.id}`, LINK_READS, TOO_MANY_READS);
  return found;
}

type Comment = { name?: string | undefined; text: string };

/** Stores a comment for the student. The link is locked, so that concurrent comments cannot exceed the limit. */
export async function writeComment(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  { token, caller }: Asked,
  { name, text }: Comment,
): Promise<void> {
  await boundNetwork(db, 'family-comments', caller, NETWORK_COMMENTS, TOO_MANY_COMMENTS);
  await db.transaction(async (tx) => {
    const link = await lockLinkByHash(tx, hashOfToken(token));
    if (!link) throw gone();
    const { lastDay, all } = await countComments(tx, link.id);
    if (lastDay >= COMMENTS_A_DAY || all >= COMMENTS_A_LINK)
      throw new DomainError('too-many-requests', { message: messageOf('family.tooManyComments') });
    await insertComment(tx, { id: newId(), linkId: link.id, studentId: link.studentId, name: name || null, text });
  });
}

const TOO_MANY_READS = { message: messageOf('family.tooManyReads') };
/** The limit of a network, which many families share: it says nothing about this link. */
const TOO_MANY_COMMENTS = { message: messageOf('family.commentsPaused') };
const gone = () => new DomainError('not-found', { message: messageOf('family.linkEnded') });

async function boundNetwork(
  db: Db,
  what: string,
  { budgetedNetwork }: Asked['caller'],
  budget: Budget,
  refusal: { message: Message },
) {
  if (budgetedNetwork) await requireBudget(db, `${what}:network:${budgetedNetwork}`, budget, refusal);
}
