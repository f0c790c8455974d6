import type { Registration } from '@dakhila/domain/messaging/template-registration';
import { z } from 'zod';

const Page = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().optional() })).default([]),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
});

const TIMEOUT_MS = 10_000;
/** Far more than one account has: an answer without an end does not keep the command. */
const MOST_PAGES = 20;

type Account = { apiUrl: string; token: string; accountId: string };
type Known = z.output<typeof Page>['data'][number];

/** The templates of a business account: https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates */
export async function readTemplates({ apiUrl, token, accountId }: Account): Promise<Known[]> {
  const address = `${apiUrl.replace(/\/$/, '')}/${encodeURIComponent(accountId)}/message_templates`;
  const known: Known[] = [];
  for (let after: string | undefined = '', page = 0; after !== undefined && page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      fields: 'name,language,status,components',
      limit: '100',
      ...(after && { after }),
    });
    const response = await fetch(`${address}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      // A redirect could send the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const read = Page.safeParse(await response?.json().catch(() => null));
    if (!response?.ok || !read.success)
      throw new Error(`WhatsApp does not tell its templates${response ? `: http ${response.status}` : ''}`);
    known.push(...read.data.data);
    after = read.data.paging?.next === undefined ? undefined : read.data.paging.cursors?.after;
  }
  return known;
}

/** What is left to do for a template: `missing`, a state of Meta such as `rejected`, or `different` words. */
export function standingOf(wanted: Registration, known: readonly Known[]): string {
  const found = known.find(({ name, language }) => name === wanted.name && language === wanted.language);
  if (!found) return 'missing';
  if (found.status !== 'APPROVED') return found.status.toLowerCase();
  // Meta writes the words of an authentication template.
  if (wanted.category === 'AUTHENTICATION') return 'approved';
  const bodyOf = (components: readonly { type: string; text?: string | undefined }[]) =>
    components.find(({ type }) => type.toUpperCase() === 'BODY')?.text;
  const body = wanted.components.find((component) => component.type === 'BODY' && 'text' in component);
  return bodyOf(found.components) === bodyOf(body && 'text' in body ? [body] : []) ? 'approved' : 'different';
}
