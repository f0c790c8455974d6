import { type Booking, counselling } from '@dakhila/contract/counselling';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Draft } from './draft.ts';
import { useRefresh } from './queries.ts';

type Wish = { counsellorId: string; startsAt: string; topic: NonNullable<Draft['topic']> } & Omit<Draft, 'topic'>;
type Outcomes = { onBooked: (booking: Booking) => void; onTaken: (error: ApiError) => void };

/** Books a session. The same wish sent again after a lost answer books nothing more. */
export function useBooking({ onBooked, onTaken }: Outcomes) {
  const refresh = useRefresh();
  const sent = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: async (body: Wish) => {
      const wish = JSON.stringify(body);
      if (sent.current.wish !== wish) sent.current = { wish, key: crypto.randomUUID() };
      return (await call(counselling.book, { body }, { headers: { 'idempotency-key': sent.current.key } })).data;
    },
    onSuccess: async (booking) => {
      await refresh();
      onBooked(booking);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      await refresh();
      if (error.code === 'slot-taken') onTaken(error);
    },
  });
}
