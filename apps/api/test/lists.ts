import { examProfile } from '@dakhila/contract/exam-profile';
import type { FoundOption, ListHead, MockAllotment, Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import type { Browser } from './browser.ts';
import { aStudent } from './builders.ts';
import type { Harness } from './harness.ts';

/** A boy from Pune who wrote both exams. */
export const PROFILE = {
  gender: 'male',
  josaa: { mainCrl: 25_000, category: 'OPEN', homeState: 'Maharashtra' },
  mhtCet: {
    percentile: 95,
    category: 'OPEN',
    candidature: 'maharashtra',
    homeUniversity: 'Savitribai Phule Pune University',
  },
} as const;

/** A student with an exam profile. */
export async function aCandidate(server: Harness, profile: object = PROFILE, pulls = 0) {
  const student = await aStudent(server, { pulls });
  const saved = await student.browser.call(examProfile.save, { body: profile });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return student;
}

/** What the calls answer, typed. Tests of refusals call for themselves. */
export const listCalls = (browser: Browser) => ({
  options: async (query: object) => (await browser.call(lists.options, { query })).body.data as FoundOption[],
  create: async (body: object) => {
    const answer = await browser.call(lists.create, { body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data as ListHead;
  },
  read: async (id: string) => (await browser.call(lists.read, { params: { id } })).body.data as PreferenceList,
  outcome: async (id: string) => (await browser.call(lists.outcome, { params: { id } })).body.data as Outcome,
  mock: async (id: string, year: number) =>
    (await browser.call(lists.mock, { params: { id }, query: { year: String(year) } })).body.data as MockAllotment,
});
