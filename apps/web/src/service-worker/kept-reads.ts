import { auth } from '@dakhila/contract/auth';
import { API_BASE_PATH } from '@dakhila/contract/base-path';
import { counselling } from '@dakhila/contract/counselling';
import { dashboard } from '@dakhila/contract/dashboard';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import { shortlist } from '@dakhila/contract/shortlist';
import { students } from '@dakhila/contract/students';

/**
 * The reading calls whose last answer is kept for a dead line: who is signed in, and what a student looks up on the way. Nothing about
 * money is among them, nothing that changes anything, and no paper.
 */
const KEPT_READS = [
  auth.check,
  students.me,
  dashboard.read,
  shortlist.list,
  lists.all,
  lists.read,
  lists.outcome,
  predictor.runs,
  predictor.reopen,
  counselling.overview,
];

const ID = '[0-9a-f-]{36}';
const patternOf = (path: string) => new RegExp(`^${API_BASE_PATH}${path.replace(/:\w+/, ID)}$`);
const PATTERNS = KEPT_READS.map(({ path }) => patternOf(path));

/** Whether the last answer from this address is kept. The same address with a question in it is another call. */
export const isKeptRead = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && PATTERNS.some((pattern) => pattern.test(pathname));

/** The one that says who is signed in. */
export const CHECK = API_BASE_PATH + auth.check.path;

/** Those that need no name of a thing: they can be fetched before the student asks. */
export const PLAIN_READS = KEPT_READS.map(({ path }) => path)
  .filter((path) => !path.includes(':'))
  .map((path) => API_BASE_PATH + path);

const RUN = patternOf(predictor.reopen.path);
/** A prediction is large: a few of them are kept, of all else many. */
export const isLarge = ({ pathname }: Pick<URL, 'pathname'>): boolean => RUN.test(pathname);
