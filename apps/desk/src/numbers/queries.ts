import { deskNumbers, type NumbersRange } from '@dakhila/contract/desk/numbers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

export const useNumbers = (range: NumbersRange) =>
  useQuery({
    queryKey: ['numbers', range.from, range.to, range.by],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(deskNumbers.read, { query: range }, signal)).data,
  });
