import { auth } from '@dakhila/contract/auth';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { finishPendingLogout } from './pending-logout.ts';

export type AuthState = 'loading' | 'authenticated' | 'anonymous';

/** Whether this browser is signed in. Any failure means that it is not. */
const authQuery = queryOptions({
  queryKey: ['auth'],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      await finishPendingLogout();
      const { status, authenticated } = await call(auth.check, undefined, { signal });
      return status === 'success' && authenticated === true;
    } catch (error) {
      if (signal.aborted) throw error;
      console.error('Auth check failed', error);
      return false;
    }
  },
});

export function useAuthState(): AuthState {
  const { data, isPending } = useQuery(authQuery);
  if (isPending) return 'loading';
  return data ? 'authenticated' : 'anonymous';
}

/** Runs the check again, for example after a code was accepted. */
export const recheckAuth = (client: QueryClient) => client.fetchQuery({ ...authQuery, staleTime: 0 });

/** Drops everything known of the student; the protected screens then lead to the login page. */
export function forgetStudent(client: QueryClient) {
  client.clear();
  client.setQueryData(authQuery.queryKey, false);
}
