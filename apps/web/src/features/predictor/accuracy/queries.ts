import { accuracy } from '@dakhila/contract/accuracy';
import { seasons } from '@dakhila/contract/notices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Every backtest there is, by exam, newest year first. */
export const accuracyQuery = queryOptions({
  queryKey: ['accuracy'],
  staleTime: 30 * 60_000,
  queryFn: async ({ signal }) => (await call(accuracy.read, undefined, { signal })).data,
});

/** The seasons that are planned for now. */
export const seasonsQuery = queryOptions({
  queryKey: ['seasons'],
  queryFn: async ({ signal }) => (await call(seasons.read, undefined, { signal })).data,
});
