import { ANSWERS_AT_ONCE, assessment, type Sitting } from '@dakhila/contract/assessment';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isTemporary, makeOutbox, type Outbox } from '../../../lib/outbox.ts';

/** The server keeps the answer with the highest sequence, so an answer can be sent again. */
export type PendingAnswer = { item: string; choice: number; sequence: number; tookMs: number };

/** `saved`: the server has everything. `saving`: on its way. `waiting`: stored here until the connection is back. `refused`: something else is wrong. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' | 'waiting'; count: number }
  | { kind: 'refused'; count: number; message: string };

type Refusal = { item: string; message: string };
type Parts = {
  send: (answers: PendingAnswer[], signal: AbortSignal) => Promise<{ refused: Refusal[] }>;
  onState: (state: SaveState) => void;
  /** Answers that the server refused, with its message. */
  onRefused: (refused: Refusal[]) => void;
  /** The sitting is finished or gone: nothing more is to be sent. */
  onClosed: () => void;
};

/** Answers that the server has not confirmed survive a reload, an empty battery or a day without a connection. */
export function answerOutbox(sittingId: string, { send, onState, onRefused, onClosed }: Parts): Outbox<PendingAnswer> {
  const outbox = makeOutbox<PendingAnswer>({
    name: `assessment-answers:${sittingId}`,
    isValue: isAnswer,
    isSame: (one, other) => one.item === other.item,
    batchSize: ANSWERS_AT_ONCE,
    send: async (entries, signal) => {
      const { refused } = await send(
        entries.map(({ value }) => value),
        signal,
      );
      if (refused.length > 0) onRefused(refused);
    },
    onProgress: (kind) => onState(kind === 'saved' ? { kind } : { kind, count: outbox.read().length }),
    onFailure: (error) => {
      const count = outbox.read().length;
      if (!(error instanceof ApiError) || isTemporary(error)) onState({ kind: 'waiting', count });
      else if (error.code === 'not-found' || error.code === 'conflict') {
        outbox.close();
        onClosed();
      } else onState({ kind: 'refused', count, message: error.message });
      return 'retry';
    },
  });
  return outbox;
}

/** Each answer gets a higher sequence than any before it, from any device. */
export function useAnswerOutbox(
  { id, nextSequence: firstSequence }: Pick<Sitting, 'id' | 'nextSequence'>,
  callbacks: Pick<Parts, 'onRefused' | 'onClosed'>,
) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const nextSequence = useRef(firstSequence);
  const newest = useRef(callbacks);
  useEffect(() => {
    newest.current = callbacks;
  });
  const [outbox] = useState(() =>
    answerOutbox(id, {
      send: async (answers, signal) => {
        const { data } = await call(assessment.saveAnswers, { params: { id }, body: { answers } }, { signal });
        nextSequence.current = Math.max(nextSequence.current, data.nextSequence);
        return data;
      },
      onState: setState,
      onRefused: (refused) => newest.current.onRefused(refused),
      onClosed: () => newest.current.onClosed(),
    }),
  );
  useEffect(() => outbox.start(), [outbox]);

  const save = (item: string, choice: number, tookMs: number) => {
    const sequence = Math.max(nextSequence.current, ...outbox.read().map((unsent) => unsent.sequence + 1));
    nextSequence.current = sequence + 1;
    outbox.put({ item, choice, sequence, tookMs });
    void outbox.flush();
  };
  return { state, save, flush: () => void outbox.flush(), unsent: outbox.read };
}

function isAnswer(value: unknown): value is PendingAnswer {
  const { item, choice, sequence, tookMs } = Object(value) as Record<string, unknown>;
  return typeof item === 'string' && [choice, sequence, tookMs].every(Number.isSafeInteger);
}
