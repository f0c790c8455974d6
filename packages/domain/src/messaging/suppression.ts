/** Why a recipient gets no messages on a channel. */
export const SUPPRESSION_REASONS = ['opted-out', 'complaint', 'hard-bounce'] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** A code that the recipient asked for is sent to one who has opted out, but no mail goes to an address that does not exist. */
export const isBlocked = (reason: SuppressionReason, { isOwnCode }: { isOwnCode: boolean }): boolean =>
  reason === 'hard-bounce' || !isOwnCode;

/** The error code of WhatsApp for a recipient who stopped our messages there. */
export const WHATSAPP_OPTED_OUT = 131050;

/** What people answer to a message of ours, in the languages and scripts of our students. */
const STOP =
  'stop|stop all|unsubscribe|cancel|band|band karo|band kara|roko|thamba|thambva|स्टॉप|बंद|बंद करो|बंद करें|बंद करा|रोको|रोकें|रुको|थांबा|थांबवा|नको';
const START = 'start|unstop|subscribe|shuru|suru|chalu|स्टार्ट|शुरू|शुरू करो|शुरू करें|सुरू|सुरू करा|चालू|चालू करो|चालू करा';
const STOPS = new Set(STOP.split('|'));
const STARTS = new Set(START.split('|'));

/** Whether an answer asks to stop or to start again; null for anything else. */
export function wishIn(answer: string): 'stop' | 'start' | null {
  const words = answer
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (STOPS.has(words)) return 'stop';
  return STARTS.has(words) ? 'start' : null;
}
