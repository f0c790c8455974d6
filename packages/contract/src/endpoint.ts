import * as z from 'zod/mini';

/**
 * Who may call: anyone, the owner of a pending sign-up in this browser, or a logged-in student. `account` also allows a student whose account is closed and
 * will be erased.
 */
export type Access = 'anyone' | 'signup' | 'student' | 'account';
type Schema = z.ZodMiniType;

/** One API call as plain data: the server's guard and validation, the client's types and OpenAPI are derived from it. */
export type Endpoint<
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
  /** Bytes a body may have, where the usual 16 kB are too few. */
  bodyLimitBytes?: number;
  /** The response holds messages: they are put into the language of the page when it is sent. */
  hasMessages?: M;
};
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/** Stands where a call has no parameters, query or body. */
export const nothing = z.optional(z.undefined());
type Nothing = typeof nothing;

type Declared<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  A extends Access,
  M extends true | undefined,
> = Omit<Endpoint<P, Q, B, R, A, M>, 'params' | 'query' | 'body'> & { params?: P; query?: Q; body?: B };

/** Declares one call of the API. */
export function endpoint<
  R extends Schema,
  const A extends Access,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  M extends true | undefined = undefined,
>(declared: Declared<P, Q, B, R, A, M>): Endpoint<P, Q, B, R, A, M> {
  // An absent part is typed as Nothing by its default above; the compiler cannot follow that through the spread.
  return { params: nothing, query: nothing, body: nothing, ...declared } as unknown as Endpoint<P, Q, B, R, A, M>;
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
