import type { FamilyOfList, FamilyPage } from '@dakhila/contract/family-links';
import { familyLinks } from '@dakhila/contract/family-links';
import type { Browser } from './browser.ts';
import type { Harness } from './harness.ts';
import { aCandidate, listCalls, PROFILE } from './lists.ts';

/** A student with a list of three choices. */
export async function aListOwner(server: Harness, profile: object = PROFILE) {
  const student = await aCandidate(server, profile);
  const { options, create } = listCalls(student.browser);
  const lines = await options({ exam: 'mht-cet', search: 'computer pune' });
  const choices = lines.slice(0, 3).map(({ choice }) => choice);
  const list = await create({ exam: 'mht-cet', name: 'For CAP', choices });
  return { ...student, list };
}

const WANTED = { days: 30, language: 'mr', showsName: false } as const;

/** Makes a link and returns its token. */
export async function aFamilyLink(
  browser: Browser,
  listId: string,
  wanted: Partial<Record<keyof typeof WANTED, unknown>> = {},
) {
  const { status, body } = await browser.call(familyLinks.make, {
    params: { id: listId },
    body: { ...WANTED, ...wanted } as typeof WANTED,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { url, link } = body.data as { url: string; link: { id: string } };
  return { id: link.id, url, token: tokenIn(url) };
}

export const tokenIn = (url: string): string => url.split('/family/').at(-1)?.split('?')[0] ?? '';

export const openFamilyPage = (browser: Browser, token: string) =>
  browser.call(familyLinks.open, { params: { token } });
export const pageIn = ({ body }: Awaited<ReturnType<typeof openFamilyPage>>) => body.data as FamilyPage;
export const writeTo = (browser: Browser, token: string, text: string, name?: string) =>
  browser.call(familyLinks.comment, { params: { token }, body: { text, ...(name !== undefined && { name }) } });
export const familyOf = async (browser: Browser, id: string) =>
  (await browser.call(familyLinks.ofList, { params: { id } })).body.data as FamilyOfList;
