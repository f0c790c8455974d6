import type { ErrorCode } from '../errors.ts';
import { areaOf } from './areas.ts';

/** Where a failure was noticed: in the student's browser, or by the server when a call ended in an error of ours. */
export const FAILURE_SOURCES = ['page', 'call'] as const;
export type FailureSource = (typeof FAILURE_SOURCES)[number];

/** Failures of one student that are stored; older ones are deleted. */
export const FAILURES_PER_STUDENT = 20;
/** How many of them support sees. */
export const FAILURES_SHOWN = 10;

/** Why a call failed without a mistake of the student, as support reads it. Overload is not among them: the page tries again. */
const CALL_FAILURES = {
  unexpected: 'Our server made an error',
  unavailable: 'Our database didn’t answer',
  'gateway-unavailable': 'The payment gateway didn’t answer',
  'payment-unconfirmed': 'The payment wasn’t confirmed yet',
  'payment-in-review': 'The payment was waiting for a decision by finance',
  'whatsapp-paused': 'WhatsApp messages were paused',
} as const satisfies Partial<Record<ErrorCode, string>>;
export type CallFailure = keyof typeof CALL_FAILURES;

export const isCallFailure = (word: string): word is CallFailure => Object.hasOwn(CALL_FAILURES, word);

type Failure = { source: FailureSource; place: string; kind: string };

/** What failed, as support reads it. */
export function failureInWords({ source, kind }: Pick<Failure, 'source' | 'kind'>): string {
  if (source === 'page') return 'Part of the page didn’t work';
  return isCallFailure(kind) ? CALL_FAILURES[kind] : 'A call failed';
}

const PLACE = /^(?:([A-Z]+) )?\/([a-z-]*)/;

/** Where it failed: `/predictor` or `POST /predictor/josaa/runs` as 'College Predictor, while saving'. */
export function placeInWords({ place }: Pick<Failure, 'place'>): string {
  const [, method, word = 'unknown'] = PLACE.exec(place) ?? [];
  const area = areaOf(word) ?? 'Another part of the app';
  if (!method) return area;
  return method === 'GET' ? `${area}, while loading` : `${area}, while saving`;
}
