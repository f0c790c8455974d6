import { assistant } from '@dakhila/contract/assistant';
import { type DeskFaqEntry, deskFaq, type FaqLine } from '@dakhila/contract/desk/faq';
import { faq } from '@dakhila/contract/faq';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';

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

test('an unknown question is not found, and a stranger reads no edits', async () => {
  const meera = await content();
  const { texts } = await read(meera);
  for (const id of ['no-such-question', '__proto__', 'toString'])
    expect(
      (await meera.call(deskFaq.publish, { params: { id }, body: { texts, number: 0, isConfirmed: true } })).status,
    ).toBe(404);
  expect((await server.newBrowser().call(faq.edits)).status).toBe(401);
});
