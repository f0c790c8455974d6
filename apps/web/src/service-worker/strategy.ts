import { auth } from '@dakhila/contract/auth';
import { API_BASE_PATH } from '@dakhila/contract/base-path';
import { counselling } from '@dakhila/contract/counselling';
import { dashboard } from '@dakhila/contract/dashboard';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import { shortlist } from '@dakhila/contract/shortlist';
import { students } from '@dakhila/contract/students';
import { paths } from '../paths.ts';

type Asked = { method: string; url: string; mode: string };

/**
 * What the worker does with a request. `page`: from the line, else the page as it was last seen. `asset`: a hashed file, which never changes.
 * `cached`: from the line, else the last answer. `session-change`: passed on, and whoever was signed in is forgotten.
 * `removal`: passed on, and what was kept of the deleted thing is taken away. `leave`: not touched.
 */
export type Strategy = 'page' | 'asset' | 'cached' | 'session-change' | 'removal' | 'leave';

/** A session ends or begins with these: what was kept belongs to nobody any more. */
const SESSION_CHANGES = [auth.logout, auth.loginVerify].map(({ path }) => API_BASE_PATH + path);

const firstPart = (path: string) => path.split('/')[1] ?? '';
/** Only addresses of the product show its page; the gateway of development and the inbox are pages of their own. */
const OURS = new Set(Object.values(paths).map(firstPart));

/** The whole rule of the worker. Whatever it does not name goes to the line as if there were no worker. */
export function strategyFor({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (address.origin !== origin) return 'leave';
  const { pathname } = address;
  if (method === 'POST' && SESSION_CHANGES.includes(pathname)) return 'session-change';
  if (method === 'DELETE' && overviewsOf(address)) return 'removal';
  if (method !== 'GET') return 'leave';
  if (mode === 'navigate') return OURS.has(firstPart(pathname)) ? 'page' : 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  return isCachedRead(address) ? 'cached' : 'leave';
}

/**
 * The reading calls whose last answer is kept for a dead line: who is signed in, and what a student looks up on the way. Nothing about
 * money is among them, nothing that changes anything, and no paper.
 */
const CACHED_READS = [
  auth.check,
  students.me,
  dashboard.read,
  shortlist.list,
  lists.all,
  lists.read,
  lists.outcome,
  predictor.runs,
  predictor.reopen,
  predictor.results,
  predictor.result,
  counselling.overview,
];

const PARTS = { ':id': '[0-9a-f-]{36}', ':choice': '[\\w.-]+' };
/** The results of a prediction are asked for as they are filtered; nothing else has a question. */
const SEARCHES = new Map<string, string>([[predictor.results.path, '(\\?.*)?']]);
const patternOf = (path: string, search = SEARCHES.get(path) ?? '') => {
  const parts = Object.entries(PARTS).reduce((made, [part, pattern]) => made.replace(part, pattern), path);
  return new RegExp(`^${API_BASE_PATH}${parts}${search}$`);
};
const PATTERNS = CACHED_READS.map(({ path }) => patternOf(path));

type Address = Pick<URL, 'pathname' | 'search'>;
const matches = (pattern: RegExp, { pathname, search }: Address) => pattern.test(pathname + search);

/** Whether the last answer from this address is kept. The same address with another question in it is another call. */
export const isCachedRead = (address: Address): boolean => PATTERNS.some((pattern) => matches(pattern, address));

/** Deleting one of these takes away what lies under its address; the overviews that name it are read anew. */
const REMOVALS = [
  { removed: patternOf(predictor.remove.path, ''), namedIn: [predictor.runs, dashboard.read] },
  { removed: patternOf(lists.remove.path, ''), namedIn: [lists.all, dashboard.read] },
];

/** The overviews that name what is deleted at this address; nothing where no kept thing is deleted. */
export const overviewsOf = (address: Address): string[] | undefined =>
  REMOVALS.find(({ removed }) => matches(removed, address))?.namedIn.map(({ path }) => API_BASE_PATH + path);

/** The one that says who is signed in. */
export const CHECK = API_BASE_PATH + auth.check.path;

/** Those that need no name of a thing: they can be fetched before the student asks. */
export const PLAIN_READS = CACHED_READS.map(({ path }) => path)
  .filter((path) => !path.includes(':'))
  .map((path) => API_BASE_PATH + path);

const only = ({ path }: { path: string }, most: number) => {
  const pattern = patternOf(path);
  return { most, isOne: (address: Address) => matches(pattern, address) };
};
/** Who looks through predictions opens many of them, of their pages and of their results: the last few of each are kept, and push out nothing else. */
export const CACHED_FEW = [only(predictor.reopen, 8), only(predictor.results, 24), only(predictor.result, 20)];
