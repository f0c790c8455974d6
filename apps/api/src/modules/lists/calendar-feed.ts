import { createHash } from 'node:crypto';
import { calendarFeedPath, calendarFeed as calls } from '@dakhila/contract/calendar-feed';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import { DomainError } from '@dakhila/domain/errors';
import { FEED_READS, LINKS_A_DAY, NETWORK_READS } from '@dakhila/domain/family-link/limits';
import { type Language, pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { FastifyInstance } from 'fastify';
import { requireBudget } from '../../db/budget.ts';
import { hashOfToken, newLinkToken } from '../../http/link-token.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { deleteFeed, findFeed, findFeedByHash, saveFeed } from './feed-store.ts';
import { countPapersLeft } from './read-documents.ts';
import { readSchedule } from './schedule.ts';
import { calendarFeedFile } from './season-calendar.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'now' | 'catalogue'>;
type Own = { studentId: string; exam: Exam };

/** Subscriptions to the dates of an exam, and the file that calendar programs fetch without a login. */
export function calendarFeedRoutes(app: FastifyInstance, needs: Needs) {
  mount(app, calls.read, async ({ params, caller }) => {
    const feed = await findFeed(needs.db, { ...params, studentId: caller.session.studentId });
    return { data: { madeAt: feed?.createdAt.toISOString() ?? null } };
  });
  mount(app, calls.make, async ({ params, caller }) => {
    const own = { ...params, studentId: caller.session.studentId };
    return { data: { url: await makeFeed(needs, own, pageLanguage(caller.language)) } };
  });
  mount(app, calls.revoke, async ({ params, caller }) => {
    await deleteFeed(needs.db, { ...params, studentId: caller.session.studentId });
    return {};
  });

  app.get<{ Params: { token: string } }>(calendarFeedPath(':token(^[\\w-]{1,100})'), async (request, reply) => {
    const { budgetedNetwork } = request.caller;
    if (budgetedNetwork) await requireBudget(needs.db, `calendar-feeds:network:${budgetedNetwork}`, NETWORK_READS);
    const file = await readFeed(needs, request.params.token);
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    // It holds nothing personal; a calendar asks whether it has changed.
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}

/** Makes the address; the one before it stops working. */
async function makeFeed({ db, config }: Needs, own: Own, language: Language): Promise<string> {
  await requireBudget(db, `calendar-feeds:student:${own.studentId}`, LINKS_A_DAY, {
    message: messageOf('family.linksToday'),
  });
  const { token, tokenHash } = newLinkToken();
  await saveFeed(db, { ...own, tokenHash, language });
  return `${config.PUBLIC_URL}${API_BASE_PATH}${calendarFeedPath(token)}`;
}

async function readFeed(needs: Needs, token: string): Promise<string> {
  const feed = await findFeedByHash(needs.db, hashOfToken(token));
  if (!feed) throw new DomainError('not-found', { message: messageOf('family.feedEnded') });
  const { studentId, exam, language } = feed;
  await requireBudget(needs.db, `calendar-feeds:feed:${studentId}:${exam}`, FEED_READS);
  const papersLeft = await countPapersLeft(needs, { studentId, exam });
  const { BRAND_NAME: brand, PUBLIC_URL } = needs.config;
  const about = { brand, host: new URL(PUBLIC_URL).host, now: needs.now(), language };
  return calendarFeedFile(await readSchedule(needs, exam), papersLeft, about);
}
