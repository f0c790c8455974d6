import type { LoginFlow, SentTo } from '@dakhila/domain/auth/login-flow';
import { safeSession } from '../../../lib/safe-storage.ts';

const KEY = 'pending-login';
/** As long as the server keeps a login open. */
const KEPT_MS = 60 * 60 * 1000;

type KeptStep = { identifier: string; sentTo: SentTo; resendAt: number | null };

/** Keeps the step that waits for a code in this tab: a phone reloads the page when the student comes back from WhatsApp. */
export const keepStep = (step: KeptStep) => safeSession.write(KEY, JSON.stringify({ ...step, keptAt: Date.now() }));

export const forgetStep = () => safeSession.remove(KEY);

/** The step that was left, if its code may still be waited for. */
export function keptStep(): { identifier: string; flow: LoginFlow } | null {
  const kept = parse(safeSession.read(KEY));
  if (!kept) return null;
  const { identifier, sentTo, resendAt } = kept;
  return { identifier, flow: { step: 'OTP_SENT', sentTo, resendAt } };
}

function parse(text: string | null): KeptStep | null {
  try {
    const kept: KeptStep & { keptAt: number } = JSON.parse(text ?? 'null');
    const isGood = typeof kept.identifier === 'string' && typeof kept.sentTo === 'object';
    return isGood && Date.now() - kept.keptAt < KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}
