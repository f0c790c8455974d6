import type { StaffAct } from '@dakhila/domain/staff/roles';
import * as z from 'zod/mini';

/** The base path of every call. */
export const API_BASE_PATH = '/api/v1';

/**
 * The callers that an endpoint accepts: anyone, the owner of a pending sign-up in this browser, or a logged-in student. `account` also allows a student whose account is closed and
 * will be erased.
 */
type Access = 'anyone' | 'signup' | 'student' | 'account' | DeskAccess;
/** Callers of the desk: anybody who can reach it, everyone who is signed in, or those whose role allows an act. */
type DeskAccess = { desk: 'visitor' } | StaffAccess;
/** `isFresh`: the passkey must have been used within the last minutes. */
export type StaffAccess = { desk: 'staff'; act: StaffAct | null; isFresh: boolean };

/** For those who are not signed in to the desk yet. */
export const deskVisitor = { desk: 'visitor' } as const;
/** For everyone who is signed in to the desk. */
export const anyStaff: StaffAccess = { desk: 'staff', act: null, isFresh: false };
/** The same, with a passkey used just now. */
export const anyFreshStaff: StaffAccess = { desk: 'staff', act: null, isFresh: true };
/** For staff whose role allows the act: `access: staff('tickets.read')`. */
export const staff = (act: StaffAct): StaffAccess => ({ desk: 'staff', act, isFresh: false });
/** The same, with a passkey used just now: before money moves or access changes. */
export const freshStaff = (act: StaffAct): StaffAccess => ({ desk: 'staff', act, isFresh: true });
type Schema = z.ZodMiniType;

/** One API call as plain data: the server's guard and validation, the client's types and OpenAPI are derived from it. */
type Endpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access = Access,
  M extends true | undefined = true | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: A;
  summary: string;
  params: P;
  query: Q;
  body: B;
  response: R;
  /** The body is a file of this type, which is read piece by piece. */
  file?: 'text/csv';
  /** Bytes a body may have, where the usual 16 kB are too few. */
  bodyLimitBytes?: number;
  /** The response holds messages: they are put into the language of the page when it is sent. */
  hasMessages?: M;
  /** The answer may be some seconds old, because no caller has just written what is in it: it may come from a replica of the database. */
  mayLag?: true;
};
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** Stands where a call has no parameters, query or body. */
export const nothing = z.optional(z.undefined());
type Nothing = typeof nothing;

/** Declares one call of the API: `endpoint('GET /notices', 'anyone', { summary, response })`. */
export function endpoint<
  R extends Schema,
  const A extends Access,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  M extends true | undefined = undefined,
>(
  call: `${AnyEndpoint['method']} ${AnyEndpoint['path']}`,
  access: A,
  parts: Omit<Endpoint<P, Q, B, R, A, M>, 'method' | 'path' | 'access' | 'params' | 'query' | 'body'> & {
    params?: P;
    query?: Q;
    body?: B;
  },
): Endpoint<P, Q, B, R, A, M> {
  const [method, path] = call.split(' ');
  // An absent part is typed as Nothing by its default above; the compiler cannot follow that through the spread.
  const absent = { params: nothing, query: nothing, body: nothing };
  return { method, path, access, ...absent, ...parts } as unknown as Endpoint<P, Q, B, R, A, M>;
}

type Present<K extends string, V> = [V] extends [undefined] ? {} : Record<K, V>;

/** What a caller sends. Absent parts disappear from the type. */
export type InputOf<E extends AnyEndpoint> = Present<'params', z.input<E['params']>> &
  Present<'query', z.input<E['query']>> &
  Present<'body', z.input<E['body']>>;

/** What a handler receives: parsed. */
export type ParsedOf<E extends AnyEndpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type OutputOf<E extends AnyEndpoint> = z.output<E['response']>;

/** What a handler returns: the reply without the envelope. */
export type ReplyOf<E extends AnyEndpoint> = Omit<OutputOf<E>, 'status' | 'success'>;

/** Every success has both fields that the product's clients look for; the server's `mount` adds them. */
const succeeded = { status: z.literal('success'), success: z.literal(true), message: z.optional(z.string()) };

/** A success with `data`. */
export const reply = <D extends z.ZodMiniType>(data: D) => z.object({ ...succeeded, data });

/** A success whose fields are at the top level, outside `data`. */
export const replyWith = <S extends z.core.$ZodLooseShape>(shape: S) => z.object({ ...succeeded, ...shape });

/** A success without further data. */
export const done = z.object(succeeded);

/** `fail`: the input was checked and refused. `error`: a limit or an outage; a retry may succeed. */
export const Failure = z.object({
  status: z.enum(['fail', 'error']),
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  /** Field name → what is wrong with it, where the input was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The thing as it now is, where the refusal is that it has changed. */
  data: z.optional(z.unknown()),
});
export type Failure = z.infer<typeof Failure>;
