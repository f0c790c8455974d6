import type { AnyEndpoint, InputOf, OutputOf } from '@dakhila/contract/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

type Options = {
  staleTime?: number;
  gcTime?: number;
  retry?: boolean;
  enabled?: boolean;
  refetchInterval?: number | false;
  refetchOnMount?: 'always';
  placeholderData?: (before: unknown) => unknown;
};
type Arguments<E extends AnyEndpoint> =
  {} extends InputOf<E> ? [input?: InputOf<E>, options?: Options] : [input: InputOf<E>, options?: Options];
type DataOf<E extends AnyEndpoint> = OutputOf<E> extends { data: infer Data } ? Data : never;
type Send<E extends AnyEndpoint> = (
  endpoint: E,
  input: InputOf<E> | undefined,
  options: { signal: AbortSignal },
) => Promise<{ data: DataOf<E> }>;

/** The query of one endpoint, made from the function that calls endpoints: students' pages and the desk have one each. */
export const makeEndpointQuery = (call: unknown) =>
  function endpointQuery<E extends AnyEndpoint>(queryKey: QueryKey, endpoint: E, ...given: Arguments<E>) {
    const [input, options] = given;
    // `Arguments` has checked the input already; the compiler cannot follow that for a generic endpoint.
    const send = call as Send<E>;
    return queryOptions({
      ...(options as object),
      queryKey,
      queryFn: async ({ signal }) => (await send(endpoint, input, { signal })).data,
    });
  };
