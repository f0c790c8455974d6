import { auth } from '@dakhila/contract/auth';
import { contactChange } from '@dakhila/contract/contact-change';
import { privacy } from '@dakhila/contract/privacy';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async ({ signal }) => (await call(privacy.overview, undefined, { signal })).data,
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(auth.sessions, undefined, { signal })).data,
});

/** The contact change under way. It may have begun in another window, so it is never cached. */
export const contactChangeQuery = queryOptions({
  queryKey: ['contact-change'],
  queryFn: async ({ signal }) => (await call(contactChange.read, undefined, { signal })).data,
  staleTime: 0,
  gcTime: 0,
});
