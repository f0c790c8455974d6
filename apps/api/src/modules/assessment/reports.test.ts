import { assessment, type Sitting, sharedReportPdfPath } from '@dakhila/contract/assessment';
import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { INSTRUMENT_VERSION } from '@dakhila/domain/assessment/instrument';
import { computeNorms } from '@dakhila/domain/assessment/norms';
import { honest, randomClicks, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { expect, test } from 'vitest';
import { answerAll, aTaker, startAssessment, takeAssessment } from '../../../test/assessment.ts';
import type { Browser } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo } from '../../../test/inbox.ts';
import { shareLatestReport, stopSharingFor } from './share-report.ts';
import { insertNorms } from './store.ts';

const server = useServer();
const luck = seeded(12);
const HONEST = honest({ ...someTruth(luck), investigative: 4.7, realistic: 4.1, social: 1.8, artistic: 2 }, luck);

const reportOf = (browser: Browser, id: string) => browser.call(assessment.report, { params: { id } });
const share = async (browser: Browser, id: string) =>
  (await browser.call(assessment.share, { params: { id } })).body.data as { url: string };
const tokenIn = (url: string) => url.split('/shared-report/').at(-1)?.split('?')[0] ?? '';
const open = (browser: Browser, url: string) =>
  browser.send({ method: 'GET', url: `/api/v1${sharedReportPdfPath(tokenIn(url))}` });
const openData = (browser: Browser, url: string) =>
  browser.call(assessment.shared, { params: { token: tokenIn(url) } });

test('a report has every part, and a file of it', async () => {
  const { browser } = await aTaker(server);
  const id = await takeAssessment(browser, HONEST);
  const { status, body } = await reportOf(browser, id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    sitting: { id, verdict: 'valid' },
    validity: { verdict: 'valid' },
    share: null,
    report: {
      firstName: 'Asha',
      instrumentVersion: INSTRUMENT_VERSION,
      norms: { isProvisional: true },
      interests: { code: expect.stringMatching(/^[RIASEC]{3}$/) },
      prediction: null,
    },
  });
  const { report } = body.data as { report: Record<string, unknown[]> };
  expect(report.branches).toHaveLength(5);
  expect(report.personality).toHaveLength(5);
  const file = await browser.send({ method: 'GET', url: `/api/v1/assessment/sittings/${id}/report.pdf` });
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(String(file.body.text)).toMatch(/^%PDF-/);
  const other = await aTaker(server);
  for (const [who, expected] of [
    [other.browser, 404],
    [server.newBrowser(), 401],
  ] as const)
    expect((await who.send({ method: 'GET', url: `/api/v1/assessment/sittings/${id}/report.pdf` })).status).toBe(
      expected,
    );
  expect((await browser.send({ method: 'GET', url: '/api/v1/assessment/sittings/none/report.pdf' })).status).toBe(404);
});

test('there is no report before the end, and none of answers that cannot carry one', async () => {
  const { browser } = await aTaker(server);
  const id = await startAssessment(browser);
  expect((await reportOf(browser, id)).body).toMatchObject({ code: 'assessment-incomplete' });
  const ravi = await aTaker(server);
  const careless = await takeAssessment(ravi.browser, randomClicks(seeded(3)));
  expect(
    (await ravi.browser.send({ method: 'GET', url: `/api/v1/assessment/sittings/${careless}/report.pdf` })).status,
  ).toBe(404);
  expect((await ravi.browser.call(assessment.share, { params: { id: careless } })).status).toBe(409);
});

test('a link opens the report for whoever holds it, counts its views, and ends when it is replaced or taken back', async () => {
  const { browser } = await aTaker(server);
  const id = await takeAssessment(browser, HONEST);
  const { url } = await share(browser, id);
  const counsellor = server.newBrowser();
  expect(await open(counsellor, url)).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect((await openData(counsellor, url)).body.data).toMatchObject({ report: { firstName: 'Asha' } });
  // Whatever fetches a link, a preview or a browser ahead of its reader, has not looked at it.
  expect((await reportOf(browser, id)).body.data).toMatchObject({ share: { views: 0, lastViewedAt: null } });
  const look = () => counsellor.call(assessment.countView, { params: { token: tokenIn(url) } });
  expect((await look()).status).toBe(200);
  expect((await reportOf(browser, id)).body.data).toMatchObject({
    share: { views: 1, lastViewedAt: expect.any(String) },
  });
  const { rows } = await server.pool.query('select * from assessment_shares');
  expect(JSON.stringify(rows)).not.toContain(tokenIn(url));

  const second = await share(browser, id);
  expect((await open(counsellor, url)).status).toBe(404);
  expect((await look()).status).toBe(404);
  expect((await open(counsellor, second.url)).status).toBe(200);
  expect((await browser.call(assessment.stopSharing, { params: { id } })).status).toBe(200);
  expect((await browser.call(assessment.stopSharing, { params: { id } })).status).toBe(200);
  expect((await open(counsellor, second.url)).status).toBe(404);
});

test('a link grows old, and goes with the report', async () => {
  const { browser } = await aTaker(server);
  const id = await takeAssessment(browser, HONEST);
  const old = await share(browser, id);
  await server.clock.advance({ days: 91 });
  expect((await openData(server.newBrowser(), old.url)).status).toBe(404);
  await server.clock.reset();
  expect((await openData(server.newBrowser(), old.url)).status).toBe(200);
  await browser.call(assessment.remove, { params: { id } });
  expect((await openData(server.newBrowser(), old.url)).status).toBe(404);
});

test.each(['x', '../../etc', '%00', 'a'.repeat(500), '😀'])('a link that is none (%s) leads nowhere', async (token) => {
  const { status } = await server.newBrowser().call(assessment.shared, { params: { token } });
  expect([400, 404]).toContain(status);
});

test('a booking shares the latest report under its own name, until it ends', async () => {
  const { id: studentId, browser } = await aTaker(server);
  const { db } = server.deps;
  const wanted = { studentId, purpose: 'booking:1', expiresAt: new Date(Date.now() + 3_600_000) };
  expect(await db.transaction((tx) => shareLatestReport(server.deps, tx, wanted))).toBeNull();
  const id = await takeAssessment(browser, HONEST);
  const own = await share(browser, id);
  const booked = await db.transaction((tx) => shareLatestReport(server.deps, tx, wanted));
  expect((await open(server.newBrowser(), booked?.url ?? '')).status).toBe(200);
  await stopSharingFor(db, studentId, 'booking:1');
  expect((await open(server.newBrowser(), booked?.url ?? '')).status).toBe(404);
  expect((await open(server.newBrowser(), own.url)).status).toBe(200);
});

test('a minor takes and shares with a guardian’s consent; withdrawn, links end and do not come back', async () => {
  const asha = await aTaker(server, { born: `${server.deps.now().getUTCFullYear() - 16}-01-01` });
  const consent = async () => {
    await asha.browser.call(guardianConsent.ask, { body: { guardianName: 'Sunita', contact: 'sunita@example.com' } });
    await asha.browser.call(guardianConsent.confirm, { body: { otp: await codeTo(server, 'sunita@example.com') } });
  };
  await consent();
  const id = await takeAssessment(asha.browser, HONEST);
  const { url } = await share(asha.browser, id);
  expect((await openData(server.newBrowser(), url)).status).toBe(200);
  await asha.browser.call(guardianConsent.withdraw);
  expect((await openData(server.newBrowser(), url)).status).toBe(404);
  expect((await asha.browser.call(assessment.share, { params: { id } })).body).toMatchObject({
    code: 'guardian-consent-needed',
  });
  expect((await reportOf(asha.browser, id)).status).toBe(200);
  await consent();
  expect((await openData(server.newBrowser(), url)).status).toBe(404);
  expect((await openData(server.newBrowser(), (await share(asha.browser, id)).url)).status).toBe(200);
});

test('a link that ended with the consent does not come back when the student is 18', async () => {
  const asha = await aTaker(server, { born: `${server.deps.now().getUTCFullYear() - 16}-01-01` });
  await asha.browser.call(guardianConsent.ask, { body: { guardianName: 'Sunita', contact: 'sunita@example.com' } });
  await asha.browser.call(guardianConsent.confirm, { body: { otp: await codeTo(server, 'sunita@example.com') } });
  const { url } = await share(asha.browser, await takeAssessment(asha.browser, HONEST));
  await asha.browser.call(guardianConsent.withdraw);
  await server.pool.query("update students set birth_date = '2000-01-01' where id = $1", [asha.id]);
  expect((await openData(server.newBrowser(), url)).status).toBe(404);
});

test('own norms serve the sittings finished after they were made, and no earlier ones', async () => {
  const { browser } = await aTaker(server, { assessments: 2 });
  const before = await takeAssessment(browser, HONEST);
  const content = computeNorms(
    Array.from({ length: 300 }, () => honest(someTruth(luck), luck)),
    'Own norms',
  );
  if (content === null) throw new Error('no norms');
  await insertNorms(server.deps.db, { instrumentVersion: INSTRUMENT_VERSION, sampleSize: 300, content });
  const after = await takeAssessment(browser, HONEST);
  expect((await reportOf(browser, before)).body.data).toMatchObject({ report: { norms: { isProvisional: true } } });
  expect((await reportOf(browser, after)).body.data).toMatchObject({
    report: { norms: { isProvisional: false, sampleSize: 300, name: 'Own norms' } },
  });
});

test('questions and report come in the language of the page, whatever it was when they were answered; the link names it', async () => {
  const { browser } = await aTaker(server, { assessments: 2 });
  const speak = (language: string) => browser.cookies.set('language', language);
  speak('mr');
  const id = await startAssessment(browser);
  const sitting = (await browser.call(assessment.read, { params: { id } })).body.data as Sitting;
  expect(sitting.sections[0]).toMatchObject({
    title: 'तुम्हाला काय करायला आवडते',
    items: expect.arrayContaining([
      expect.objectContaining({
        text: 'बिघडलेला पंखा उघडून तो पुन्हा चालू करणे',
        english: expect.objectContaining({ text: 'Take a broken fan apart and get it running again' }),
      }),
    ]),
  });
  await answerAll(browser, id, HONEST);
  await browser.call(assessment.finish, { params: { id } });
  const { report } = (await reportOf(browser, id)).body.data as { report: AssessmentReport };
  expect(report.norms.text).toContain('भाषांतर केलेल्या प्रश्नांमुळे');
  expect((await share(browser, id)).url).toMatch(/\?language=mr$/);
  speak('en');
  const english = ((await reportOf(browser, id)).body.data as { report: AssessmentReport }).report;
  expect(english.summary.headline).toMatch(/^You like /);
  expect(english.norms.text).toContain('in another language');
  expect(english.aptitude.text).not.toContain('earlier assessment');
  expect(english.interests.code).toBe(report.interests.code);
  expect((await share(browser, id)).url).not.toContain('?');

  const again = await takeAssessment(browser, HONEST);
  const second = ((await reportOf(browser, again)).body.data as { report: AssessmentReport }).report;
  expect(second.aptitude.text).toContain('earlier assessment');
  expect(second.norms.text).not.toContain('another language');
});
