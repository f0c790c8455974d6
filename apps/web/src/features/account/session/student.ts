import { students } from '@dakhila/contract/students';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { leaveBrowser } from '../../../lib/tab-owner.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { accountMessages } from '../messages.ts';
import { finishPendingLogout, pendingLogout, useAuth, useAuthState } from './auth.tsx';

export const studentQuery = queryOptions({
  queryKey: ['student'],
  queryFn: async ({ signal }) => (await call(students.me, undefined, { signal, isAroundPage: true })).data,
  // The spec's one retry, unless the account is known to be closed.
  retry: (failures, error) => failures < 1 && !isAccountClosed(error),
});

const isAccountClosed = (error: unknown) => error instanceof ApiError && error.code === 'account-closed';

/** Whether the account is closed and waits to be erased; false until it is known. */
export function useIsAccountClosed(): boolean {
  const isAuthenticated = useAuthState() === 'authenticated';
  return isAccountClosed(useQuery({ ...studentQuery, enabled: isAuthenticated }).error);
}

/** The signed-in student; nothing before the check is done or when nobody is signed in. */
export function useStudent() {
  const isAuthenticated = useAuthState() === 'authenticated';
  const messages = useMessages(accountMessages).session;
  const { data, isLoading, isError, error } = useQuery({ ...studentQuery, enabled: isAuthenticated });
  useEffect(() => {
    if (isError && !isAccountClosed(error))
      showToast({ title: messages.error, description: messages.studentFailed, variant: 'destructive' });
  }, [isError, error, messages]);
  return { student: isAuthenticated ? (data ?? null) : null, isLoading };
}

/** Signs out: storage is cleared and the login page shows at once, without waiting for the server. */
export function useLogout() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const messages = useMessages(accountMessages).session;
  return async () => {
    leaveBrowser();
    pendingLogout.write('yes');
    forget();
    navigate(paths.login, { replace: true });
    try {
      await finishPendingLogout();
    } catch {
      showToast({ title: messages.error, description: messages.logoutFailed, variant: 'destructive' });
    }
  };
}
