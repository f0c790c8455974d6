import { type FamilyLink, type FamilySharing, familyPagePath } from '@dakhila/contract/family-links';
import { DomainError } from '@dakhila/domain/errors';
import { FAMILY_LINKS_LIMIT, type FamilyLinkDays, LINKS_A_DAY } from '@dakhila/domain/family-link/limits';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Config } from '../../config.ts';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { newLinkToken } from '../../http/link-token.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { openList, openListToEdit } from '../lists/index.ts';
import { holdOwnRun, requireOwnRun } from '../predictor/index.ts';
import {
  type CommentRow,
  countLiveLinks,
  deleteComment,
  deleteLink,
  insertLink,
  type LinkRow,
  listComments,
  listLinks,
  listNewsOfLists,
  listNewsOfRuns,
  markReadTo,
  type Opens,
  replaceToken,
} from './store.ts';

const DAY_MS = 24 * 3_600_000;
type Needs = Pick<Deps, 'db' | 'now' | 'newId'> & { config: Pick<Config, 'PUBLIC_URL'> };
type Own = { id: string; studentId: string };
type Wanted = { days: FamilyLinkDays; language: Language; showsName: boolean };

/** What a student shares: a list or a saved prediction. */
type SharedThing = { kind: 'list' | 'run'; id: string; studentId: string };

/** The live links of a list or a prediction, and the comments on it. */
export async function readSharing({ db }: Pick<Deps, 'db'>, shared: SharedThing): Promise<FamilySharing> {
  await requireOwn(db, shared);
  const of = opensOf(shared);
  const [links, comments, liveLinks] = await Promise.all([
    listLinks(db, of),
    listComments(db, of),
    countLiveLinks(db, shared.studentId),
  ]);
  return { links: links.map(shownLink), comments: comments.map(shownComment), liveLinks };
}

/** Makes a link to a list or a prediction. Its address is returned once. */
export async function makeLink(deps: Needs, shared: SharedThing, { days, language, showsName }: Wanted) {
  const { studentId } = shared;
  await boundLinks(deps, studentId);
  return deps.db.transaction(async (tx) => {
    // Calls of one student run one after the other, so that concurrent ones cannot exceed the limit.
    await holdStudent(tx, studentId);
    await lockOwn(tx, shared);
    if ((await countLiveLinks(tx, studentId)) >= FAMILY_LINKS_LIMIT)
      throw new DomainError('conflict', { message: messageOf('family.tooManyLinks', { count: FAMILY_LINKS_LIMIT }) });
    const { token, tokenHash } = newLinkToken();
    const expiresAt = new Date(deps.now().getTime() + days * DAY_MS);
    const made = { id: deps.newId(), ...opensOf(shared), tokenHash, language, showsName, expiresAt };
    return withAddress(deps, token, await insertLink(tx, made));
  });
}

/** Another address for the same link, because the first one is not stored. */
export async function renewLink(deps: Needs, own: Own) {
  await boundLinks(deps, own.studentId);
  const { token, tokenHash } = newLinkToken();
  const link = await replaceToken(deps.db, own, tokenHash);
  if (!link) throw new DomainError('not-found', { message: messageOf('family.linkNotFound') });
  return withAddress(deps, token, link);
}

export async function revokeLink({ db }: Pick<Deps, 'db'>, own: Own): Promise<void> {
  if (!(await deleteLink(db, own))) throw new DomainError('not-found', { message: messageOf('family.linkNotFound') });
}

/** The student has read the comments on a list or a prediction, up to the newest one that was shown. */
export async function markRead({ db }: Pick<Deps, 'db'>, shared: SharedThing, newest: string): Promise<void> {
  await requireOwn(db, shared);
  if (!(await markReadTo(db, opensOf(shared), newest))) throw noComment();
}

export async function removeComment({ db }: Pick<Deps, 'db'>, own: Own): Promise<void> {
  if (!(await deleteComment(db, own))) throw noComment();
}

/** What the family wrote that the student has not read. */
export async function readNews({ db }: Pick<Deps, 'db'>, studentId: string) {
  const [lists, runs] = await Promise.all([listNewsOfLists(db, studentId), listNewsOfRuns(db, studentId)]);
  return [
    ...lists.map((news) => ({ kind: 'list' as const, ...news })),
    ...runs.map((news) => ({ kind: 'run' as const, ...news })),
  ];
}

/** Throws unless it is the student's own. */
async function requireOwn(db: Db, { kind, ...own }: SharedThing): Promise<void> {
  await (kind === 'list' ? openList(db, own) : requireOwnRun(db, own));
}

/** The same, locked until the transaction ends, so that it is not deleted before its link is saved. */
async function lockOwn(tx: Db, { kind, ...own }: SharedThing): Promise<void> {
  await (kind === 'list' ? openListToEdit(tx, own) : holdOwnRun(tx, own));
}

const opensOf = ({ kind, id, studentId }: SharedThing): Opens =>
  kind === 'list' ? { studentId, listId: id } : { studentId, runId: id };

const noComment = () => new DomainError('not-found', { message: messageOf('family.commentNotFound') });

const boundLinks = ({ db }: Pick<Deps, 'db'>, studentId: string): Promise<void> =>
  requireBudget(db, `family-links:student:${studentId}`, LINKS_A_DAY, { message: messageOf('family.linksToday') });

const withAddress = ({ config }: Needs, token: string, link: LinkRow) => ({
  url: `${config.PUBLIC_URL}${familyPagePath(token, link.language)}`,
  link: shownLink(link),
});

const shownLink = ({ id, language, showsName, createdAt, expiresAt, views, lastViewedAt }: LinkRow): FamilyLink => ({
  ...{ id, language, showsName, views },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastViewedAt: lastViewedAt?.toISOString() ?? null,
});

const shownComment = ({ id, name, text, writtenAt, readAt }: CommentRow) => ({
  ...{ id, name, text },
  writtenAt: writtenAt.toISOString(),
  isNew: readAt === null,
});
