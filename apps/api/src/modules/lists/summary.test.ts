import { randomUUID } from 'node:crypto';
import { lists } from '@dakhila/contract/lists';
import { money } from '@dakhila/contract/money';
import { rounds } from '@dakhila/contract/rounds';
import { LANGUAGES } from '@dakhila/domain/language/languages';
import { openChecks } from '@dakhila/domain/lists/checks/checked';
import { formChoices } from '@dakhila/domain/lists/form-choices';
import { papersBeforeSeat } from '@dakhila/domain/papers/papers-before-seat';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCandidate, listCalls } from '../../../test/lists.ts';
import { emptyBoxes, pdfText } from '../../../test/pdf-text.ts';
import { openPredictor, type Predictor } from '../predictor/index.ts';
import { type ListSummary, readSummary } from './read-summary.ts';
import { openSimulator } from './simulate-list.ts';
import { summaryPdf } from './summary-document.ts';

const server = useServer();
const fetchPdf = (browser: Browser, id: string) =>
  browser.send({ method: 'GET', url: `/api/v1/lists/${id}/summary.pdf` });

/** A list of the first choices that some texts find. */
async function aList(browser: Browser, exam: 'josaa' | 'mht-cet', searches: readonly string[], each = 4) {
  const { options, create } = listCalls(browser);
  const found = await Promise.all(searches.map((search) => options({ exam, search })));
  const choices = [...new Set(found.flatMap((own) => own.slice(0, each)).map(({ choice }) => choice))];
  return create({ exam, name: 'For home', choices });
}

/** What the page is made of, as the calls of the screen answer it. */
async function summaryOf(browser: Browser, id: string): Promise<ListSummary> {
  const { read, outcome } = listCalls(browser);
  const list = await read(id);
  const checklist = (await browser.call(rounds.documents, { params: { exam: list.exam } })).body.data;
  return { list, outcome: await outcome(id), checklist: checklist as ListSummary['checklist'] };
}
const about = (language: (typeof LANGUAGES)[number]) => ({
  brand: 'Dakhila',
  now: new Date('2026-11-17T09:00:00Z'),
  language,
});
const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
/** The words on paper, without the breaks of lines. */
const read = (file: Buffer) => pdfText(file).replace(/\s+/g, ' ');

// Fee waiver seats are left out of the form of a student who did not tick them.
const CAP = ['COEP computer', 'PICT tfws', 'VIT pune computer tfws', 'walchand', 'nagpur civil'];

describe('the page to sign', () => {
  test('has the figures of the list, what must be accepted, the cost, the documents and the first choices', async () => {
    const { browser } = await aCandidate(server);
    const { id } = await aList(browser, 'mht-cet', CAP);
    await browser.call(money.tellFamily, { body: { stays: 'hostel' } });
    await browser.call(rounds.tick, {
      params: { exam: 'mht-cet', document: 'domicile' },
      body: { isTicked: true },
    });
    const summary = await summaryOf(browser, id);
    const file = await summaryPdf(summary, about('en'));
    const text = read(file);
    const documents = papersBeforeSeat(summary.checklist.items);
    expect(documents.length).toBe(summary.checklist.items.length - 1);
    const missing = documents.filter(({ isTicked }) => !isTicked);
    expect(missing.length).toBe(documents.length - 1);
    for (const part of [
      'For home',
      'Version 1 · 17 Nov 2026',
      'Any seat',
      'No seat',
      'Seat you’d get most often',
      'Round 1: choice 1 · Round 2: choices 1 to 3 · Round 3: choices 1 to 6 · Round 4: any seat you get',
      'Either way, you can’t take part in later rounds',
      'What your family pays in the first year',
      'Choices on this list: ₹',
      'You’ll live in a hostel or a rented room.',
      `Documents: ${documents.length - missing.length} of ${documents.length} ready`,
      'Left out: 9 choices',
      'Parent or guardian',
      ...formChoices(summary.list.choices).flatMap(({ official }) => official.code ?? []),
      // The place on the form, as the choices below are numbered.
      `Choice ${formChoices(summary.list.choices).findIndex(({ choice }) => choice === summary.outcome.likely?.choice) + 1}.`,
      ...openChecks(summary.outcome.checks).map(({ title }) => title),
    ])
      expect(text).toContain(part);
    expect(pages(file)).toBe(1);
  });

  test.each(LANGUAGES)('in “%s” has a letter for every sign, and no more than two pages', async (language) => {
    const { browser } = await aCandidate(server);
    for (const exam of ['mht-cet', 'josaa'] as const) {
      const { id } = await aList(browser, exam, exam === 'josaa' ? ['nit', 'iiit'] : CAP, 20);
      const file = await summaryPdf(await summaryOf(browser, id), about(language));
      expect(emptyBoxes(file)).toBe(0);
      expect(pages(file)).toBeLessThanOrEqual(2);
      if (language === 'en') expect(read(file)).toMatch(/and \d+ more on the list/);
    }
  });

  test('without a rank it says what is missing, and an empty list is said to be empty', async () => {
    const { browser } = await aStudent(server);
    const { id } = await aList(browser, 'josaa', ['nit nagpur']);
    const summary = await summaryOf(browser, id);
    const text = read(await summaryPdf(summary, about('en')));
    expect(summary.outcome.state).toBe('no-profile');
    expect(text).toContain(summary.outcome.message);
    expect(text).not.toContain('Any seat');
    expect(text).toContain('JoSAA has no such rule.');
    const empty = await listCalls(browser).create({ exam: 'mht-cet', name: 'Empty' });
    expect(read(await summaryPdf(await summaryOf(browser, empty.id), about('en')))).toContain('This list is empty.');
  });

  test('is fetched as a file by its owner only', async () => {
    const { browser } = await aCandidate(server);
    const { id } = await aList(browser, 'mht-cet', CAP);
    const file = await fetchPdf(browser, id);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toBe('attachment; filename="For-home-summary.pdf"');
    expect(String(file.body.text).startsWith('%PDF')).toBe(true);
    const other = await aCandidate(server);
    for (const foreign of [id, randomUUID(), 'abc']) expect((await fetchPdf(other.browser, foreign)).status).toBe(404);
    expect((await fetchPdf(server.newBrowser(), id)).status).toBe(401);
    await browser.call(lists.remove, { params: { id } });
    expect((await fetchPdf(browser, id)).status).toBe(404);
  });
});

test('the list on paper and its outcome are of one version, also where another tab edits the list meanwhile', async () => {
  const { browser, id: studentId } = await aCandidate(server);
  const { id, version, choices } = await aList(browser, 'mht-cet', CAP);
  const predictor = openPredictor(server.deps);
  const simulator = openSimulator({
    log: server.deps.log,
    metrics: () => ({ count: () => undefined, refuse: () => undefined }),
  });
  onTestFinished(async () => {
    await Promise.all([simulator.close(), predictor.close()]);
  });
  let isEdited = false;
  const examPredictor = (async (exam) => {
    if (!isEdited) {
      isEdited = true;
      const body = { version, choices: choices.toReversed() };
      expect((await browser.call(lists.order, { params: { id }, body })).status).toBe(200);
    }
    return predictor.examPredictor(exam);
  }) as Predictor['examPredictor'];
  const needs = { ...server.deps, simulator, predictor: { ...predictor, examPredictor } };
  const { list, outcome } = await readSummary(needs, { id, studentId });
  expect([list.version, outcome.version]).toEqual([version, version]);
});

test('the outcome says what the family pays in the first year for each choice, and null where that is unknown', async () => {
  const { browser } = await aCandidate(server);
  const { outcome } = listCalls(browser);
  const cap = await outcome((await aList(browser, 'mht-cet', CAP)).id);
  const known = cap.choices.flatMap(({ firstYear }) => firstYear ?? []);
  expect(known.length).toBeGreaterThan(0);
  for (const { least, most } of known) expect(least).toBeLessThanOrEqual(most);
  const josaa = await outcome((await aList(browser, 'josaa', ['nit nagpur'])).id);
  expect(josaa.choices.map(({ firstYear }) => firstYear)).toEqual(josaa.choices.map(() => null));
});
