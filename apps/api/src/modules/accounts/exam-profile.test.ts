import { examProfile } from '@dakhila/contract/exam-profile';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { examProfiles } from '../../db/schema/index.ts';

const server = useServer();

const PROFILE = {
  gender: 'female',
  pwd: false,
  classTwelve: { board: 'Maharashtra State Board', year: 2026, percentage: 88.5, pcmPercentage: 91 },
  josaa: { mainPercentile: 97.2, mainCrl: 40_000, mainCategoryRank: 11_000, category: 'OBC-NCL', homeState: 'Goa' },
  mhtCet: { percentile: 98.1, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'University of Mumbai' },
  interests: ['programming', 'electronics'],
  preferences: { cities: ['Pune'] },
} as const;

test('begins empty', async () => {
  const { browser } = await aStudent(server);
  const { status, body } = await browser.call(examProfile.read);
  expect(status).toBe(200);
  expect(body.data).toEqual({ profile: {}, updatedAt: null, completion: expect.objectContaining({ filled: 0 }) });
});

test('is saved whole, read back, and replaced', async () => {
  const { browser } = await aStudent(server);
  const saved = await browser.call(examProfile.save, { body: PROFILE });
  expect(saved.body.data).toMatchObject({ profile: PROFILE, completion: { filled: 9, of: 9, missing: [] } });
  expect((await browser.call(examProfile.read)).body.data).toEqual(saved.body.data);
  await browser.call(examProfile.save, { body: { gender: 'male' } });
  expect((await browser.call(examProfile.read)).body.data).toMatchObject({ profile: { gender: 'male' } });
});

test('other spellings become the one', async () => {
  const { browser } = await aStudent(server);
  const body = { josaa: { homeState: 'orissa' }, mhtCet: { homeUniversity: 'SPPU', minority: 'jain' } };
  expect((await browser.call(examProfile.save, { body })).body.data).toMatchObject({
    profile: {
      josaa: { homeState: 'Odisha' },
      mhtCet: { homeUniversity: 'Savitribai Phule Pune University', minority: ['Jain'] },
    },
  });
});

test.each([
  [{ josaa: { mainCrl: 0 } }, 'josaa.mainCrl'],
  [{ mhtCet: { percentile: 100.5 } }, 'mhtCet.percentile'],
  [{ mhtCet: { homeUniversity: 'Oxford' } }, 'mhtCet.homeUniversity'],
  [{ josaa: { homeState: 'Atlantis' } }, 'josaa.homeState'],
  [{ classTwelve: { percentage: 101 } }, 'classTwelve.percentage'],
  [{ classTwelve: { year: 2999 } }, 'classTwelve.year'],
  [{ gender: 'x' }, 'gender'],
  [{ interests: ['juggling'] }, 'interests.0'],
])('%j is refused under its field', async (body, field) => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(examProfile.save, { body: body as never });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  expect((await browser.call(examProfile.read)).body.data).toMatchObject({ profile: {} });
});

test('is nobody else’s and no stranger’s', async () => {
  const asha = await aStudent(server);
  const ravi = await aStudent(server);
  await asha.browser.call(examProfile.save, { body: PROFILE });
  expect((await ravi.browser.call(examProfile.read)).body.data).toMatchObject({ profile: {} });
  const stranger = server.newBrowser();
  expect((await stranger.call(examProfile.read)).status).toBe(401);
  expect((await stranger.call(examProfile.save, { body: PROFILE })).status).toBe(401);
  const forged = await asha.browser.call(examProfile.save, { body: {} }, { withoutXsrf: true });
  expect(forged.status).toBe(403);
});

test('half a character is refused, not stored and not an accident', async () => {
  const { browser } = await aStudent(server);
  const answer = await browser.call(examProfile.save, { body: { classTwelve: { board: 'a\ud800' } } });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
});

test('a home university of an older list is forgotten and asked for again', async () => {
  const { browser, id } = await aStudent(server);
  await browser.call(examProfile.save, { body: PROFILE });
  const DBATU = 'Dr. Babasaheb Ambedkar Technological University, Lonere';
  const old = { gender: 'female' as const, mhtCet: { ...PROFILE.mhtCet, homeUniversity: DBATU } };
  await server.deps.db.update(examProfiles).set({ profile: old }).where(eq(examProfiles.studentId, id));
  const { status, body } = await browser.call(examProfile.read);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ completion: { missing: expect.arrayContaining(['mhtCet.homeUniversity']) } });
  expect((body.data as { profile: { mhtCet: object } }).profile.mhtCet).not.toHaveProperty('homeUniversity');
  const again = await browser.call(examProfile.save, { body: old });
  expect(again.status).toBe(400);
});
