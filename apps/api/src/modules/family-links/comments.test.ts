import { randomUUID } from 'node:crypto';
import { familyLinks } from '@dakhila/contract/family-links';
import { COMMENT_LENGTH, COMMENTS_A_DAY } from '@dakhila/domain/family-link/limits';
import { expect, test } from 'vitest';
import { aFamilyLink, aListOwner, familyOf, writeTo } from '../../../test/family.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();

async function aSharedList() {
  const owner = await aListOwner(server);
  return { ...owner, ...(await aFamilyLink(owner.browser, owner.list.id)), listId: owner.list.id };
}

test('a comment reaches the student alone, is new until it is read, and can be deleted', async () => {
  const { browser, listId, token } = await aSharedList();
  expect((await writeTo(server.newBrowser(), token, 'Nashik is closer to home.', 'Aai')).status).toBe(200);
  expect((await writeTo(server.newBrowser(), token, 'Ask about the hostel')).status).toBe(200);
  const { comments } = await familyOf(browser, listId);
  expect(comments).toMatchObject([
    { name: null, text: 'Ask about the hostel', isNew: true },
    { name: 'Aai', text: 'Nashik is closer to home.', isNew: true },
  ]);
  const news = await browser.call(familyLinks.news);
  expect(news.body.data).toEqual([{ kind: 'list', listId, exam: 'mht-cet', listName: 'For CAP', comments: 2 }]);
  const id = comments[0]?.id ?? '';
  const read = { params: { id: listId }, body: { newest: id } };
  expect((await browser.call(familyLinks.markListRead, read)).status).toBe(200);
  expect((await browser.call(familyLinks.news)).body.data).toEqual([]);
  expect((await familyOf(browser, listId)).comments.map(({ isNew }) => isNew)).toEqual([false, false]);

  const other = await aListOwner(server);
  expect((await other.browser.call(familyLinks.removeComment, { params: { id } })).status).toBe(404);
  expect((await other.browser.call(familyLinks.markListRead, read)).status).toBe(404);
  expect((await browser.call(familyLinks.removeComment, { params: { id } })).status).toBe(200);
  expect((await browser.call(familyLinks.removeComment, { params: { id } })).status).toBe(404);
  expect((await familyOf(browser, listId)).comments).toHaveLength(1);
});

test('a comment that came after the student looked stays new', async () => {
  const { browser, listId, token } = await aSharedList();
  await writeTo(server.newBrowser(), token, 'First');
  await writeTo(server.newBrowser(), token, 'Second');
  const [newest] = (await familyOf(browser, listId)).comments;
  await writeTo(server.newBrowser(), token, 'Third, meanwhile');
  const markRead = (body: object) =>
    browser.call(familyLinks.markListRead, { params: { id: listId }, body: body as { newest: string } });
  expect((await markRead({ newest: newest?.id })).status).toBe(200);
  expect((await familyOf(browser, listId)).comments.map(({ text, isNew }) => [text, isNew])).toEqual([
    ['Third, meanwhile', true],
    ['Second', false],
    ['First', false],
  ]);
  expect((await browser.call(familyLinks.news)).body.data).toMatchObject([{ comments: 1 }]);
  expect((await markRead({ newest: randomUUID() })).status).toBe(404);
  for (const wrong of [{}, { newest: 'all' }, { newest: null }, { newest: newest?.id, more: 1 }])
    expect((await markRead(wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('no page that a link opens shows comments', async () => {
  const { token } = await aSharedList();
  await writeTo(server.newBrowser(), token, 'For your eyes only');
  const { body } = await server.newBrowser().call(familyLinks.open, { params: { token } });
  expect(JSON.stringify(body)).not.toContain('eyes only');
});

test('hostile text is stored as plain text without hidden characters, or refused', async () => {
  const { browser, listId, token } = await aSharedList();
  const reader = server.newBrowser();
  const write = async (text: string, name?: string) => (await writeTo(reader, token, text, name)).status;
  expect(await write('<img src=x onerror=alert(1)> https://evil.example \u202egnp', '<b>\u2066Baba\n</b>')).toBe(200);
  expect((await familyOf(browser, listId)).comments[0]).toMatchObject({
    name: '<b>Baba </b>',
    text: '<img src=x onerror=alert(1)> https://evil.example gnp',
  });
  expect(await write('\u001b[31mok\u0007')).toBe(200);
  for (const empty of ['', '   ', '\u200b\u202e', '\u0000', 'zero\u0000'])
    expect(await write(empty), JSON.stringify(empty)).toBe(400);
  expect(await write('ब'.repeat(COMMENT_LENGTH))).toBe(200);
  expect(await write('ब'.repeat(COMMENT_LENGTH + 1))).toBe(400);
  expect(await write('x'.repeat(10_000))).toBe(400);
  expect(await write('fine', 'x'.repeat(41))).toBe(400);
  for (const body of [{}, { text: 1 }, { text: 'a', more: 1 }, [], { text: 'a', name: null }])
    expect((await reader.call(familyLinks.comment, { params: { token }, body: body as { text: string } })).status).toBe(
      400,
    );
});

test('comments that arrive together do not exceed the limit of a day', async () => {
  const { browser, listId, token } = await aSharedList();
  const sent = await Promise.all(
    Array.from({ length: COMMENTS_A_DAY + 4 }, (_, at) => writeTo(server.newBrowser(), token, `Comment ${at}`)),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(COMMENTS_A_DAY);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await familyOf(browser, listId)).comments).toHaveLength(COMMENTS_A_DAY);
});

test('comments go with their link, and none is written to a link that has ended', async () => {
  const { browser, listId, token, id } = await aSharedList();
  await writeTo(server.newBrowser(), token, 'One');
  const racing = Promise.all(Array.from({ length: 4 }, () => writeTo(server.newBrowser(), token, 'Too late?')));
  await browser.call(familyLinks.revoke, { params: { id } });
  for (const { status } of await racing) expect([200, 404]).toContain(status);
  expect((await writeTo(server.newBrowser(), token, 'Two')).status).toBe(404);
  expect(await familyOf(browser, listId)).toMatchObject({ links: [], comments: [] });
  expect((await browser.call(familyLinks.news)).body.data).toEqual([]);
});
