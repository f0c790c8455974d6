import { students } from '@dakhila/contract/students';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/api.ts';
import { useMessages } from '../lib/messages.ts';
import { showToast } from '../ui/toast-store.ts';
import { useAuthState } from './auth.tsx';
import { sessionMessages } from './messages.ts';

const studentQuery = queryOptions({
  queryKey: ['student'],
  queryFn: async ({ signal }) => (await call(students.me, undefined, { signal })).data,
});

/** The signed-in student; nothing before the check is done or when nobody is signed in. */
export function useStudent() {
  const isAuthenticated = useAuthState() === 'authenticated';
  const words = useMessages(sessionMessages);
  const { data, isLoading, isError } = useQuery({ ...studentQuery, enabled: isAuthenticated });
  useEffect(() => {
    if (isError) showToast({ title: words.error, description: words.studentFailed, variant: 'destructive' });
  }, [isError, words]);
  return { student: isAuthenticated ? (data ?? null) : null, isLoading };
}
