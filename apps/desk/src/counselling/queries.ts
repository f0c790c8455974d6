import { deskCalendar } from '@dakhila/contract/desk/calendar';
import { deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../web/src/ui/toast-store.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A booking or a start of a session shows up without a reload. */
const NEWS_MS = 30_000;

/** The week of a day; this week without one. */
export const useWeek = (day: string | undefined) =>
  useQuery(
    endpointQuery(
      ['calendar', 'week', day],
      deskCalendar.week,
      { query: day ? { day } : {} },
      { refetchInterval: NEWS_MS, placeholderData: keepPreviousData },
    ),
  );

export const useSessions = () =>
  useQuery(endpointQuery(['calendar', 'sessions'], deskCalendar.sessions, undefined, { refetchInterval: NEWS_MS }));

export const sessionKey = (id: string) => ['calendar', 'session', id];

export const useSessionDetails = (id: string) =>
  useQuery(
    endpointQuery(sessionKey(id), deskCalendar.session, { params: { id } }, { refetchInterval: NEWS_MS, retry: false }),
  );

/** Changes the calendar, and shows it as the server now has it. */
export function useCalendarChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: (error) => showFailure('Not changed', error, 'Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar', 'week'] }),
  });
}

export const useCounsellors = () => useQuery(endpointQuery(['counsellors'], deskCounsellors.list));

export const HOLIDAYS_KEY = ['holidays'];

export const useHolidays = () => useQuery(endpointQuery(HOLIDAYS_KEY, deskCounsellors.holidays));
