import type { FamilySharing } from '@dakhila/contract/family-links';
import { familyLinks } from '@dakhila/contract/family-links';
import type { FamilyList, FamilyPage, FamilyRun } from '@dakhila/contract/family-pages';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import type { Browser } from './browser.ts';
import type { Harness } from './harness.ts';
import { aCandidate, listCalls, PROFILE } from './lists.ts';

/** A student with a list of three choices. */
export async function aListOwner(server: Harness, profile: object = PROFILE) {
  const student = await aCandidate(server, profile);
  const { options, create } = listCalls(student.browser);
  const lines = await options({ exam: 'mht-cet', search: 'computer nagpur' });
  const choices = lines.slice(0, 3).map(({ choice }) => choice);
  const list = await create({ exam: 'mht-cet', name: 'For CAP', choices });
  return { ...student, list };
}

/** A girl of a reserved category from a family of small income: what no page of hers may tell. */
const HER_INPUT = {
  percentile: 93.1234567,
  category: 'OBC',
  gender: 'female',
  candidature: 'maharashtra',
  homeUniversity: 'Savitribai Phule Pune University',
  tfws: true,
} as const;

/** A student with a saved prediction. */
export async function aRunOwner(server: Harness) {
  const student = await aCandidate(server, PROFILE, 2);
  const { status, body } = await student.browser.call(predictor.runMhtCet, { body: HER_INPUT });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...student, run: body.data as Run };
}

const WANTED = { days: 30, language: 'mr', showsName: false } as const;

/** Makes a link to a list, or to a prediction with `familyLinks.shareRun`, and returns its token. */
export async function aFamilyLink(
  browser: Browser,
  id: string,
  wanted: Partial<Record<keyof typeof WANTED, unknown>> = {},
  share: typeof familyLinks.shareList | typeof familyLinks.shareRun = familyLinks.shareList,
) {
  const { status, body } = await browser.call(share, {
    params: { id },
    body: { ...WANTED, ...wanted } as typeof WANTED,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { url, link } = body.data as { url: string; link: { id: string } };
  return { id: link.id, url, token: tokenIn(url) };
}

export const tokenIn = (url: string): string => url.split('/family/').at(-1)?.split('?')[0] ?? '';

export const openFamilyPage = (browser: Browser, token: string) =>
  browser.call(familyLinks.open, { params: { token } });
export const pageIn = ({ body }: Awaited<ReturnType<typeof openFamilyPage>>) =>
  body.data as FamilyPage & { list: FamilyList };
export const runPageIn = ({ body }: Awaited<ReturnType<typeof openFamilyPage>>) =>
  body.data as FamilyPage & { run: FamilyRun };
export const writeTo = (browser: Browser, token: string, text: string, name?: string) =>
  browser.call(familyLinks.comment, { params: { token }, body: { text, ...(name !== undefined && { name }) } });
export const familyOf = async (
  browser: Browser,
  id: string,
  call: typeof familyLinks.ofList | typeof familyLinks.ofRun = familyLinks.ofList,
) => (await browser.call(call, { params: { id } })).body.data as FamilySharing;
