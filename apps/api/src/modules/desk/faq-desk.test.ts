import { assistant } from '@dakhila/contract/assistant';
import { type DeskFaqEntry, deskFaq, type FaqLine } from '@dakhila/contract/desk/faq';
import { faq } from '@dakhila/contract/faq';
import { FAQ_ENTRIES } from '@dakhila/domain/faq/faq';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { recordReleaseTexts } from '../faq/index.ts';

const server = useServer();
const content = (name = 'Meera Joshi') => aStaffMember(server, { roles: ['content'], name });
type Editor = Awaited<ReturnType<typeof content>>;
type Texts = DeskFaqEntry['texts'];

const ID = 'no-password';
const params = { id: ID };
const read = async (editor: Editor) => (await editor.call(deskFaq.read, { params })).body.data as DeskFaqEntry;
const HOSTILE = 'A code is safer. <script>window.hacked=true</script>';
const edited = (texts: Texts): Texts => ({ ...texts, en: { ...texts.en, answer: [HOSTILE] } });
const publish = (editor: Editor, texts: Texts, number: number, isConfirmed = false) =>
  editor.call(deskFaq.publish, { params, body: { texts, number, isConfirmed } });
/** Long enough for every process to have read the edits. */
const later = () => server.clock.advance({ minutes: 1 });
type Edits = { language: string; entries: { id: string; answer: string[] }[] };

test('an edit reaches the page of students within a minute, in their language, and is brought back', async () => {
  const meera = await content();
  const asha = await aStudent(server);
  const edits = async () => (await asha.browser.call(faq.edits)).body.data as Edits;
  expect(await edits()).toEqual({ language: 'en', entries: [] });
  const before = await read(meera);
  expect((await publish(meera, edited(before.texts), 0)).status).toBe(200);
  await later();
  expect(await edits()).toMatchObject({ language: 'en', entries: [{ id: ID, answer: [HOSTILE] }] });
  asha.browser.cookies.set('language', 'hi');
  expect((await edits()).entries).toMatchObject([{ answer: before.original.hi.answer }]);
  asha.browser.cookies.delete('language');

  const restored = await meera.call(deskFaq.restore, { params, body: { to: 0, number: 1 } });
  expect(restored.body.data).toMatchObject({ number: 2, texts: before.original });
  await later();
  expect((await edits()).entries).toEqual([]);
  await meera.call(deskFaq.restore, { params, body: { to: 1, number: 2 } });
  const { history, texts } = await read(meera);
  expect(texts.en.answer).toEqual([HOSTILE]);
  expect(history.map(({ number, by }) => [number, by])).toEqual([3, 2, 1].map((number) => [number, 'Meera Joshi']));
  const lines = (await meera.call(deskFaq.list)).body.data as FaqLine[];
  expect(lines.filter(({ isEdited }) => isEdited).map(({ id }) => id)).toEqual([ID]);
  expect((await auditTrail(server)).map(({ action, subject }) => [action, subject])).toEqual([
    ['desk faq publish', 'faq no-password'],
    ['desk faq restore', 'faq no-password'],
    ['desk faq restore', 'faq no-password'],
  ]);
});

test('the assistant answers with the edited text', async () => {
  const meera = await content();
  await publish(meera, edited((await read(meera)).texts), 0);
  await later();
  const { browser } = await aStudent(server, { tier: 'premium' });
  const { body } = await browser.call(assistant.send, { body: { text: 'Why is there no password?' } });
  expect(JSON.stringify(body.data)).toContain('A code is safer.');
});

test('of two editors of one question, the second is told and nothing is lost', async () => {
  const [meera, rohan] = [await content(), await content('Rohan Kale')];
  const { texts } = await read(meera);
  const results = await Promise.all([publish(meera, edited(texts), 0), publish(rohan, { ...edited(texts) }, 0)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(rohan)).number).toBe(1);
  expect((await meera.call(deskFaq.restore, { params, body: { to: 0, number: 0 } })).status).toBe(409);
  expect((await meera.call(deskFaq.restore, { params, body: { to: 7, number: 1 } })).status).toBe(404);
});

test('all languages are needed, and a doubtful text needs a confirmation', async () => {
  const meera = await content();
  const { texts } = await read(meera);
  const english = { ...texts, mr: { question: 'Why?', answer: ['Because.'] } };
  expect(await publish(meera, english, 0)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Marathi') },
  });
  const { mr: _mr, ...two } = texts;
  expect((await publish(meera, two as Texts, 0)).status).toBe(400);
  const figures = { ...texts, en: { ...texts.en, answer: ['It takes 5 minutes.'] } };
  expect((await publish(meera, figures, 0)).status).toBe(409);
  expect((await publish(meera, figures, 0, true)).status).toBe(200);
});

test('a release that changes the text beneath an edit is seen at the desk, until somebody decides', async () => {
  const meera = await content();
  const before = await read(meera);
  await publish(meera, edited(before.texts), 0);
  expect((await read(meera)).releaseChange).toBeNull();
  // The edit was written over the text of an earlier release.
  const old = { ...before.original, en: { question: 'Why no password?', answer: ['An older answer.'] } };
  await server.pool.query('insert into faq_release_texts (entry, digest, texts) values ($1, $2, $3)', [
    ...[ID, 'a'.repeat(64), JSON.stringify(old)],
  ]);
  await server.pool.query('update faq_editions set release_digest = $1', ['a'.repeat(64)]);
  const overtaken = async () =>
    ((await meera.call(deskFaq.list)).body.data as FaqLine[]).filter((line) => line.isOvertaken).map(({ id }) => id);
  const { releaseChange, texts, number } = await read(meera);
  expect(releaseChange).toMatchObject({ at: expect.any(String), before: old });
  expect(await overtaken()).toEqual([ID]);
  expect((await publish(meera, texts, number, true)).body.data).toMatchObject({ releaseChange: null, texts });
  expect(await overtaken()).toEqual([]);
});

test('the day of a change is the day on which a server first had the text, and recording again changes nothing', async () => {
  const meera = await content();
  const { texts } = await read(meera);
  await server.pool.query(
    "insert into faq_release_texts (entry, digest, texts, first_seen_at) values ($1, $2, $3, '2026-01-01')",
    [ID, 'b'.repeat(64), JSON.stringify(texts)],
  );
  await publish(meera, edited(texts), 0);
  await server.pool.query('delete from faq_release_texts where digest <> $1', ['b'.repeat(64)]);
  await server.pool.query('update faq_editions set release_digest = $1', ['b'.repeat(64)]);
  expect((await read(meera)).releaseChange).toMatchObject({ at: null });
  await Promise.all([recordReleaseTexts(server.deps.db), recordReleaseTexts(server.deps.db)]);
  const { releaseChange } = await read(meera);
  expect(releaseChange?.at).toEqual(expect.any(String));
  await server.clock.advance({ days: 2 });
  await recordReleaseTexts(server.deps.db);
  expect((await read(await content())).releaseChange).toEqual(releaseChange);
});

test('an edit from before releases were recorded is to be compared once: keeping or replacing it settles that', async () => {
  const meera = await content();
  const { texts } = await read(meera);
  const marked = async () =>
    ((await meera.call(deskFaq.list)).body.data as FaqLine[])
      .filter((line) => line.isOriginUnknown)
      .map(({ id }) => id);
  const restore = (to: number, number: number) => meera.call(deskFaq.restore, { params, body: { to, number } });
  await publish(meera, edited(texts), 0);
  expect([(await read(meera)).isOriginUnknown, await marked()]).toEqual([false, []]);
  await server.pool.query('update faq_editions set release_digest = null');
  expect(await read(meera)).toMatchObject({ isOriginUnknown: true, releaseChange: null });
  expect(await marked()).toEqual([ID]);
  await publish(meera, edited(texts), 1, true);
  expect([(await read(meera)).isOriginUnknown, await marked()]).toEqual([false, []]);
  // The first edition comes back as it was: of unknown origin.
  await restore(1, 2);
  expect(await marked()).toEqual([ID]);
  await restore(0, 3);
  expect([(await read(meera)).isOriginUnknown, await marked()]).toEqual([false, []]);
});

test('an earlier edit that is brought back is still older than the change of the release', async () => {
  const meera = await content();
  const { texts, original } = await read(meera);
  await publish(meera, edited(texts), 0);
  const old = { ...original, en: { question: 'Why no password?', answer: ['An older answer.'] } };
  await server.pool.query('insert into faq_release_texts (entry, digest, texts) values ($1, $2, $3)', [
    ...[ID, 'c'.repeat(64), JSON.stringify(old)],
  ]);
  await server.pool.query('update faq_editions set release_digest = $1', ['c'.repeat(64)]);
  await meera.call(deskFaq.restore, { params, body: { to: 0, number: 1 } });
  expect((await read(meera)).releaseChange).toBeNull();
  await meera.call(deskFaq.restore, { params, body: { to: 1, number: 2 } });
  expect((await read(meera)).releaseChange).toMatchObject({ before: old });
});

test('an edit that loses a year which is filled in needs a confirmation', async () => {
  const meera = await content();
  const id = FAQ_ENTRIES.find(({ answer }) => answer.join(' ').includes('{josaaYear}'))?.id ?? '';
  const { texts } = (await meera.call(deskFaq.read, { params: { id } })).body.data as DeskFaqEntry;
  const typed = (wording: Texts['en']) => ({
    ...wording,
    answer: wording.answer.map((part) => part.replaceAll('{josaaYear}', '2026')),
  });
  const body = { texts: { ...texts, en: typed(texts.en), hi: typed(texts.hi), mr: typed(texts.mr) }, number: 0 };
  const send = (isConfirmed: boolean) =>
    meera.call(deskFaq.publish, { params: { id }, body: { ...body, isConfirmed } });
  expect(await send(false)).toMatchObject({ status: 409, body: { message: expect.stringContaining('{josaaYear}') } });
  expect((await send(true)).status).toBe(200);
});

test('an unknown question is not found, and a stranger reads no edits', async () => {
  const meera = await content();
  const { texts } = await read(meera);
  for (const id of ['no-such-question', '__proto__', 'toString'])
    expect(
      (await meera.call(deskFaq.publish, { params: { id }, body: { texts, number: 0, isConfirmed: true } })).status,
    ).toBe(404);
  expect((await server.newBrowser().call(faq.edits)).status).toBe(401);
});
