import { type Booking, counselling, type Sharing } from '@dakhila/contract/counselling';
import { TOPICS, type Topic } from '@dakhila/domain/counselling/topics';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { stored } from '../../lib/stored.ts';
import { useRefresh } from './queries.ts';
import { NOTHING_SHARED } from './sharing-fields.tsx';

type BookingRequest = { counsellorId: string; startsAt: string; topic: NonNullable<Draft['topic']> } & Omit<
  Draft,
  'topic'
>;
type Outcomes = { onBooked: (booking: Booking) => void; onTaken: (error: ApiError) => void };

/** The same request sent again books nothing more. */
export function useBooking({ onBooked, onTaken }: Outcomes) {
  const refresh = useRefresh();
  const sent = useRef({ request: '', key: '' });
  return useMutation({
    mutationFn: async (body: BookingRequest) => {
      const request = JSON.stringify(body);
      if (sent.current.request !== request) sent.current = { request, key: crypto.randomUUID() };
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

export type Draft = { topic: Topic | null; question: string; sharing: Sharing };

const storedDraft = stored('counselling-draft', (value) => (isDraft(value) ? value : null));
const EMPTY_DRAFT: Draft = { topic: null, question: '', sharing: NOTHING_SHARED };

/** Survives a reload. */
export const readDraft = (): Draft => storedDraft.read() ?? EMPTY_DRAFT;

export const writeDraft = storedDraft.write;

/** Preselects the conversation with the assistant that the student came from. */
export function preselectConversation(conversationId: string) {
  const draft = readDraft();
  writeDraft({ ...draft, sharing: { ...draft.sharing, conversationId } });
}

export const removeDraft = storedDraft.remove;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('topic' in value && 'question' in value && 'sharing' in value))
    return false;
  const { topic, question, sharing } = value;
  const isTopic = topic === null || TOPICS.some((one) => one === topic);
  if (!isTopic || typeof question !== 'string' || typeof sharing !== 'object' || sharing === null) return false;
  return Object.keys(NOTHING_SHARED).every((thing) => thing in sharing);
}
