import { auth } from '@dakhila/contract/auth';
import { contactChange } from '@dakhila/contract/contact-change';
import { privacy } from '@dakhila/contract/privacy';
import { endpointQuery } from '../../../../lib/endpoint-query.ts';

export const privacyQuery = endpointQuery(['privacy'], privacy.overview);

export const sessionsQuery = endpointQuery(['sessions'], auth.sessions);

/** The contact change under way. It may have begun in another window, so it is never cached. */
export const contactChangeQuery = endpointQuery(['contact-change'], contactChange.read, undefined, {
  staleTime: 0,
  gcTime: 0,
});
