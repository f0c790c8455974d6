import { auth } from '@dakhila/contract/auth';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { paths } from '../paths.ts';
import { isKeptRead, overviewsOf } from './kept-reads.ts';

type Asked = { method: string; url: string; mode: string };

/**
 * What the worker does with a request. `page`: from the line, else the page as it was last seen. `asset`: a hashed file, which never changes.
 * `kept`: from the line, else the last answer. `farewell`: passed on, and whoever was signed in is forgotten.
 * `removal`: passed on, and what was kept of the deleted thing is taken away. `leave`: not touched.
 */
export type Strategy = 'page' | 'asset' | 'kept' | 'farewell' | 'removal' | 'leave';

/** A session ends or begins with these: what was kept belongs to nobody any more. */
const FAREWELLS = [auth.logout, auth.loginVerify].map(({ path }) => API_BASE_PATH + path);

const firstPart = (path: string) => path.split('/')[1] ?? '';
/** Only addresses of the product show its page; the gateway of development and the inbox are pages of their own. */
const OURS = new Set(Object.values(paths).map(firstPart));

/** The whole rule of the worker. Whatever it does not name goes to the line as if there were no worker. */
export function strategyFor({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (address.origin !== origin) return 'leave';
  const { pathname } = address;
  if (method === 'POST' && FAREWELLS.includes(pathname)) return 'farewell';
  if (method === 'DELETE' && overviewsOf(address)) return 'removal';
  if (method !== 'GET') return 'leave';
  if (mode === 'navigate') return OURS.has(firstPart(pathname)) ? 'page' : 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  return isKeptRead(address) ? 'kept' : 'leave';
}
