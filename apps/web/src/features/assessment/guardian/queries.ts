import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** The age of the student and the consent of a parent or guardian, as far as the server knows them. */
export const guardianQuery = queryOptions({
  queryKey: ['guardian-consent'],
  queryFn: async ({ signal }): Promise<GuardianConsent> =>
    (await call(guardianConsent.read, undefined, { signal })).data,
});
