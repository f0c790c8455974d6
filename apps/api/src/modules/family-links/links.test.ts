import { randomUUID } from 'node:crypto';
import { examProfile } from '@dakhila/contract/exam-profile';
import { familyLinks } from '@dakhila/contract/family-links';
import { lists } from '@dakhila/contract/lists';
import { FAMILY_LINKS_LIMIT, LINK_READS, NETWORK_COMMENTS } from '@dakhila/domain/family-link/limits';
import { MAX_PROFILES_A_DAY } from '@dakhila/domain/lists/day-of-lists';
import { messageOf } from '@dakhila/domain/messages/message';
import { withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aFamilyLink, aListOwner, familyOf, openFamilyPage, pageIn, tokenIn, writeTo } from '../../../test/family.ts';
import { useServer } from '../../../test/harness.ts';
import { holdOpen } from '../../../test/hold.ts';
import { listCalls, PROFILE } from '../../../test/lists.ts';
import { writeComment } from './open-link.ts';

const server = useServer();
const GONE = { status: 404, body: { message: 'This link no longer works. Please ask for a new one' } };

test('a link shows the list in order with chances, outcome and fees, and nothing about the student', async () => {
  const { browser, list, email, phone } = await aListOwner(server);
  const { token, url } = await aFamilyLink(browser, list.id);
  expect(url).toMatch(/^http.*\/family\/[\w-]{43}\?language=mr$/);
  const answer = await openFamilyPage(server.newBrowser(), token);
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  const page = pageIn(answer);
  const own = await listCalls(browser).read(list.id);
  expect(page).toMatchObject({ list: { listName: 'For CAP' }, run: null, firstName: null, exam: 'mht-cet' });
  const { choices, outcome, compulsory } = page.list;
  expect(choices.map(({ programme, chance, band }) => [programme, chance, band])).toEqual(
    own.choices.map(({ programme, standing }) => [withoutFeeWaiver(programme), standing.chance, standing.band]),
  );
  const finals = choices.reduce((sum, { final }) => sum + (final ?? 0), 0);
  expect((outcome?.some ?? 0) + (outcome?.none ?? 0)).toBe(100);
  expect(finals).toBeLessThanOrEqual(outcome?.some ?? 0);
  expect(compulsory[0]).toEqual({ round: 1, places: 1 });
  const told = JSON.stringify(answer.body);
  for (const secret of [email, phone, 'Asha', 'Patil', 'GOPEN', 'OPEN', 'percentile', 'Savitribai Phule'])
    expect(told).not.toContain(secret);
});

test('the first name is shown only where the student ticked it', async () => {
  const { browser, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id, { showsName: true });
  const page = pageIn(await openFamilyPage(server.newBrowser(), token));
  expect(page.firstName).toBe('Asha');
  expect(JSON.stringify(page)).not.toContain('Patil');
});

test('an edit shows at once, and what did not change is not simulated again', async () => {
  const { browser, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id);
  const before = pageIn(await openFamilyPage(server.newBrowser(), token));
  expect(pageIn(await openFamilyPage(server.newBrowser(), token))).toEqual(before);
  const choices = list.choices.toReversed();
  await browser.call(lists.order, { params: { id: list.id }, body: { version: list.version, choices } });
  const after = pageIn(await openFamilyPage(server.newBrowser(), token));
  expect(after.list.choices.map(({ programme }) => programme)).toEqual(
    before.list.choices.map(({ programme }) => programme).toReversed(),
  );
});

test('unknown, revoked, expired and renewed addresses, and those of a deleted list, are answered alike', async () => {
  const { browser, list } = await aListOwner(server);
  const reader = server.newBrowser();
  const open = (token: string) => openFamilyPage(reader, token);
  expect(await open('x'.repeat(43))).toMatchObject(GONE);

  const revoked = await aFamilyLink(browser, list.id);
  expect((await open(revoked.token)).status).toBe(200);
  expect((await browser.call(familyLinks.revoke, { params: { id: revoked.id } })).status).toBe(200);
  expect(await open(revoked.token)).toMatchObject(GONE);
  expect((await browser.call(familyLinks.revoke, { params: { id: revoked.id } })).status).toBe(404);

  const renewed = await aFamilyLink(browser, list.id);
  const { body } = await browser.call(familyLinks.renew, { params: { id: renewed.id } });
  const { url } = body.data as { url: string };
  expect(await open(renewed.token)).toMatchObject(GONE);
  expect((await open(tokenIn(url))).status).toBe(200);

  const expired = await aFamilyLink(browser, list.id, { days: 7 });
  await server.deps.db.execute(sql`update family_links set expires_at = app_now() where id = ${expired.id}`);
  expect(await open(expired.token)).toMatchObject(GONE);
  expect((await browser.call(familyLinks.renew, { params: { id: expired.id } })).status).toBe(404);
  expect((await familyOf(browser, list.id)).links).toHaveLength(1);

  await browser.call(lists.remove, { params: { id: list.id } });
  expect(await open(tokenIn(url))).toMatchObject(GONE);
});

test('of six links made at the same time five are made', async () => {
  const { browser, list } = await aListOwner(server);
  const body = { days: 7, language: 'en', showsName: false } as const;
  const made = await Promise.all(
    Array.from({ length: 6 }, () => browser.call(familyLinks.shareList, { params: { id: list.id }, body })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
  expect((await familyOf(browser, list.id)).liveLinks).toBe(FAMILY_LINKS_LIMIT);
});

test('a link revoked while it is read is closed for every later read', async () => {
  const { browser, list } = await aListOwner(server);
  const { id, token } = await aFamilyLink(browser, list.id);
  const readers = Array.from({ length: 4 }, () => openFamilyPage(server.newBrowser(), token));
  const revoked = await browser.call(familyLinks.revoke, { params: { id } });
  const later = await openFamilyPage(server.newBrowser(), token);
  expect([revoked.status, later.status]).toEqual([200, 404]);
  for (const { status } of await Promise.all(readers)) expect([200, 404]).toContain(status);
});

test('a link that was asked for while the account closed opens nothing', async () => {
  const { browser, id: studentId, list } = await aListOwner(server);
  const closing = await holdOpen(
    server.connection,
    `select from students where id = '${studentId}' for update;
     insert into account_closures (student_id, asked_by, erase_at) values ('${studentId}', 'student', app_now() + interval '30 days')`,
  );
  const making = aFamilyLink(browser, list.id);
  await vi.waitFor(async () => {
    const { rows } = await server.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rows).not.toHaveLength(0);
  });
  await closing.commit();
  const { token } = await making;
  expect(await openFamilyPage(server.newBrowser(), token)).toMatchObject(GONE);
  expect(await writeTo(server.newBrowser(), token, 'Good list')).toMatchObject(GONE);
});

test('only the owner makes, sees, renews and ends links', async () => {
  const { browser, list } = await aListOwner(server);
  const { id } = await aFamilyLink(browser, list.id);
  const other = await aListOwner(server);
  const body = { days: 7, language: 'en', showsName: false } as const;
  for (const [who, expected] of [
    [other.browser, 404],
    [server.newBrowser(), 401],
  ] as const) {
    expect((await who.call(familyLinks.shareList, { params: { id: list.id }, body })).status).toBe(expected);
    expect((await who.call(familyLinks.ofList, { params: { id: list.id } })).status).toBe(expected);
    expect((await who.call(familyLinks.renew, { params: { id } })).status).toBe(expected);
    expect((await who.call(familyLinks.revoke, { params: { id } })).status).toBe(expected);
  }
  expect((await other.browser.call(familyLinks.shareList, { params: { id: randomUUID() }, body })).status).toBe(404);
  for (const wrong of [{ days: 365 }, { language: 'fr' }, { showsName: 'yes' }, { more: 1 }])
    expect(
      (
        await browser.call(familyLinks.shareList, {
          params: { id: list.id },
          body: { ...body, ...wrong } as typeof body,
        })
      ).status,
    ).toBe(400);
});

test('a link is no way around the daily limit on profiles', async () => {
  const { browser, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id);
  const read = async (percentile: number) => {
    await browser.call(examProfile.save, { body: { ...PROFILE, mhtCet: { ...PROFILE.mhtCet, percentile } } });
    return pageIn(await openFamilyPage(server.newBrowser(), token));
  };
  const pages = [];
  for (let more = 0; more <= MAX_PROFILES_A_DAY; more += 1) pages.push(await read(80 + more));
  expect(pages[0]?.list.outcome).not.toBeNull();
  expect(pages.at(-1)).toMatchObject({
    list: { outcome: null, choices: [{ state: 'none', chance: null }, {}, {}] },
  });
});

test('a view is counted by the page, not by a preview of the link', async () => {
  const { browser, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id);
  const reader = server.newBrowser();
  await openFamilyPage(reader, token);
  expect((await familyOf(browser, list.id)).links[0]).toMatchObject({ views: 0, lastViewedAt: null });
  expect((await reader.call(familyLinks.countView, { params: { token } })).status).toBe(200);
  expect((await familyOf(browser, list.id)).links[0]).toMatchObject({ views: 1, lastViewedAt: expect.any(String) });
  expect((await reader.call(familyLinks.countView, { params: { token: 'nothing' } })).status).toBe(404);
});

test('a link that is opened too often pauses, and others go on', async () => {
  const { browser, list } = await aListOwner(server);
  const { id, token } = await aFamilyLink(browser, list.id);
  const other = await aFamilyLink(browser, list.id);
  expect((await openFamilyPage(server.newBrowser(), token)).status).toBe(200);
  await server.deps.db.execute(
    sql`update budgets set spent = ${LINK_READS.limit} where key = ${`family-reads:link:${id}`}`,
  );
  const paused = await openFamilyPage(server.newBrowser(), token);
  expect(paused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  expect((await openFamilyPage(server.newBrowser(), other.token)).status).toBe(200);
});

test('a network that sent too many comments is told so, not that the page was opened too often', async () => {
  const { browser, list } = await aListOwner(server);
  const { token } = await aFamilyLink(browser, list.id);
  const caller = { budgetedNetwork: '203.0.113.0' };
  const comment = { text: 'Nashik?' };
  await writeComment(server.deps, { token, caller }, comment);
  await server.deps.db.execute(
    sql`update budgets set spent = ${NETWORK_COMMENTS.limit} where key = 'family-comments:network:203.0.113.0'`,
  );
  await expect(writeComment(server.deps, { token, caller }, comment)).rejects.toMatchObject({
    text: messageOf('family.commentsPaused'),
  });
});
