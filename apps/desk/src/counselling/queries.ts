import { deskCalendar } from '@dakhila/contract/desk/calendar';
import { deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../web/src/ui/toast-store.ts';
import { call } from '../api.ts';

/** A booking or a start of a session shows up without a reload. */
const NEWS_MS = 30_000;

/** The week of a day; this week without one. */
export const useWeek = (day: string | undefined) =>
  useQuery({
    queryKey: ['calendar', 'week', day],
    refetchInterval: NEWS_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(deskCalendar.week, { query: day ? { day } : {} }, signal)).data,
  });

export const useSessions = () =>
  useQuery({
    queryKey: ['calendar', 'sessions'],
    refetchInterval: NEWS_MS,
    queryFn: async ({ signal }) => (await call(deskCalendar.sessions, undefined, signal)).data,
  });

export const sessionKey = (id: string) => ['calendar', 'session', id];

export const useSessionDetails = (id: string) =>
  useQuery({
    queryKey: sessionKey(id),
    refetchInterval: NEWS_MS,
    retry: false,
    queryFn: async ({ signal }) => (await call(deskCalendar.session, { params: { id } }, signal)).data,
  });

/** Changes the calendar, and shows it as the server now has it. */
export function useCalendarChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => showFailure('Not changed', error, 'Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar', 'week'] }),
  });
}

export const useCounsellors = () =>
  useQuery({
    queryKey: ['counsellors'],
    queryFn: async ({ signal }) => (await call(deskCounsellors.list, undefined, signal)).data,
  });

export const HOLIDAYS_KEY = ['holidays'];

export const useHolidays = () =>
  useQuery({
    queryKey: HOLIDAYS_KEY,
    queryFn: async ({ signal }) => (await call(deskCounsellors.holidays, undefined, signal)).data,
  });
