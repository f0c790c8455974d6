import { auth } from '@dakhila/contract/auth';
import { counselling } from '@dakhila/contract/counselling';
import { dashboard } from '@dakhila/contract/dashboard';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { faq } from '@dakhila/contract/faq';
import { lists } from '@dakhila/contract/lists';
import { money } from '@dakhila/contract/money';
import { predictor } from '@dakhila/contract/predictor';
import { rounds } from '@dakhila/contract/rounds';
import { seasonPlan } from '@dakhila/contract/season-plan';
import { shortlist } from '@dakhila/contract/shortlist';
import { students } from '@dakhila/contract/students';
import { paths } from '../paths.ts';

type Asked = { method: string; url: string; mode: string };

/**
 * `page`: network, else the cached page. `asset`: a hashed file. `cached`: network, else the cached response. `session-change` and `removal`:
 * passed on, and the affected caches are cleared. `leave`: not touched.
 */
export type Strategy = 'page' | 'asset' | 'cached' | 'session-change' | 'removal' | 'leave';

const SESSION_CHANGES = [auth.logout, auth.loginVerify].map(({ path }) => API_BASE_PATH + path);

const firstPart = (path: string) => path.split('/')[1] ?? '';
/** Other pages, such as the development gateway and the inbox, are not ours. */
const OURS = new Set(Object.values(paths).map(firstPart));
/** A link of a family ends at once: nothing of its page is stored. */
OURS.delete(firstPart(paths.family));
/** The page for a guardian has a code. */
OURS.delete(firstPart(paths.guardian));

/** Requests that it does not name go to the network as if there were no worker. */
export function strategyFor({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (address.origin !== origin) return 'leave';
  const { pathname } = address;
  if (method === 'POST' && SESSION_CHANGES.includes(pathname)) return 'session-change';
  if (method === 'DELETE' && overviewsOf(address)) return 'removal';
  if (method !== 'GET' && isAboutFamily(address)) return 'removal';
  if (method !== 'GET') return 'leave';
  if (mode === 'navigate') return OURS.has(firstPart(pathname)) ? 'page' : 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  return isCachedRead(address) ? 'cached' : 'leave';
}

/** Reads that are cached for offline use. None is about payments, changes anything, or is a document. */
const CACHED_READS = [
  auth.check,
  students.me,
  dashboard.read,
  shortlist.list,
  lists.all,
  lists.read,
  lists.outcome,
  seasonPlan.read,
  rounds.documents,
  predictor.runs,
  predictor.reopen,
  predictor.results,
  predictor.result,
  counselling.overview,
  faq.edits,
];

const PARTS = { ':id': '[0-9a-f-]{36}', ':choice': '[\\w.-]+', ':exam': '(?:mht-cet|josaa)' };
/** Results have a query for their filters, and the plan for its lists and the student's order. */
const SEARCHES = new Map<string, string>([predictor.results, seasonPlan.read].map(({ path }) => [path, '(\\?.*)?']));
const patternOf = (path: string, search = SEARCHES.get(path) ?? '') => {
  const parts = Object.entries(PARTS).reduce((made, [part, pattern]) => made.replace(part, pattern), path);
  return new RegExp(`^${API_BASE_PATH}${parts}${search}$`);
};
const PATTERNS = CACHED_READS.map(({ path }) => patternOf(path));

type Address = Pick<URL, 'pathname' | 'search'>;
const matches = (pattern: RegExp, { pathname, search }: Address) => pattern.test(pathname + search);

/** The same path with another query is another call. */
export const isCachedRead = (address: Address): boolean => PATTERNS.some((pattern) => matches(pattern, address));

/** Deleting one of these also refreshes the overviews that list it. */
const REMOVALS = [
  { removed: patternOf(predictor.remove.path, ''), namedIn: [predictor.runs, dashboard.read] },
  { removed: patternOf(lists.remove.path, ''), namedIn: [lists.all, dashboard.read, seasonPlan.read] },
];

/** Undefined if nothing cached is deleted. */
export const overviewsOf = (address: Address): string[] | undefined =>
  REMOVALS.find(({ removed }) => matches(removed, address))?.namedIn.map(({ path }) => API_BASE_PATH + path);

/** A family's answers about money, or their deletion, change the costs in other responses. */
export const isAboutFamily = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname === API_BASE_PATH + money.tellFamily.path;
const WITH_COSTS = [predictor.reopen, predictor.results, predictor.result, lists.outcome].map(({ path }) =>
  patternOf(path),
);
export const hasCosts = (address: Address): boolean => WITH_COSTS.some((pattern) => matches(pattern, address));

export const CHECK = API_BASE_PATH + auth.check.path;

/** Reads without an id can be fetched in advance, except the plan: it is a simulation that few students open. */
export const PLAIN_READS = CACHED_READS.filter((read) => read !== seasonPlan.read)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))
  .map((path) => API_BASE_PATH + path);

const only = ({ path }: { path: string }, most: number) => {
  const pattern = patternOf(path);
  return { most, isOne: (address: Address) => matches(pattern, address) };
};
/** Students open many predictions: the last few of each are cached, and displace nothing else. */
export const CACHED_FEW = [
  only(predictor.reopen, 8),
  only(predictor.results, 24),
  only(predictor.result, 20),
  only(seasonPlan.read, 8),
];
