import { api } from '@dakhila/contract';
import { deskApi } from '@dakhila/contract/desk/index';
import { type AnyEndpoint, Failure } from '@dakhila/contract/endpoint';
import { ERROR_STATUS, outcomeOf } from '@dakhila/contract/error-status';
import { ERROR_CODES } from '@dakhila/domain/errors';

type Request = { method: string; path: string };
/** `breach`: why the real server could not have answered so. */
type Checked = { body: unknown; breach: string | null };

/**
 * The body as the real server would send it: without the fields that the contract does not have. A screen that is only tested with an answer in breach of the
 * contract proves nothing. A `body` of undefined is a refusal without one, as a proxy in front of the server rejects.
 */
export function contractAnswer({ method, path }: Request, status: number, body: unknown): Checked {
  const endpoint = endpointOf(method, path);
  if (!endpoint) return { body, breach: `${method} ${path} is no call of the contract` };
  const isRefusal = status >= 400;
  if (isRefusal && body === undefined) return { body, breach: null };
  const { success, data, error } = (isRefusal ? Failure : endpoint.response).safeParse(body);
  const fault = success ? isRefusal && faultOfRefusal(status, data as Failure) : faultsOf(error.issues);
  return fault
    ? { body, breach: `${method} ${path} answered ${status} as the server cannot: ${fault}` }
    : { body: data, breach: null };
}

/** `data.id (invalid_type), next (invalid_type)` */
const faultsOf = (issues: readonly { path: PropertyKey[]; code: string }[]): string =>
  issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');

/** What no schema says of a refusal. */
function faultOfRefusal(status: number, refusal: Failure): string | null {
  if (refusal.message === '') return 'no message';
  if (refusal.status !== outcomeOf(status)) return `status "${refusal.status}" instead of "${outcomeOf(status)}"`;
  const code = ERROR_CODES.find((known) => known === refusal.code);
  if (code === undefined) return `"${refusal.code}" is no error code`;
  return ERROR_STATUS[code] === status ? null : `"${code}" is sent with ${ERROR_STATUS[code]}`;
}

/** By what a call has in common with its endpoint whatever the parameters are. Fewer parameters first: `/lists/mine` before `/lists/:id`. */
const ENDPOINTS: ReadonlyMap<string, AnyEndpoint[]> = Map.groupBy(
  [api, deskApi]
    .flatMap((areas) => Object.values<Record<string, AnyEndpoint>>(areas))
    .flatMap((area) => Object.values(area))
    .toSorted((a, b) => parameterCount(a.path) - parameterCount(b.path)),
  ({ method, path }) => shapeOf(method, path),
);

const endpointOf = (method: string, path: string): AnyEndpoint | undefined =>
  ENDPOINTS.get(shapeOf(method, path))?.find((endpoint) => isMatch(endpoint.path, path));

function shapeOf(method: string, path: string): string {
  return `${method} ${path.split('/').length}`;
}

function parameterCount(path: string): number {
  return path.split('/:').length - 1;
}

function isMatch(pattern: string, path: string): boolean {
  const parts = path.split('/');
  return pattern.split('/').every((part, at) => part.startsWith(':') || part === parts[at]);
}
