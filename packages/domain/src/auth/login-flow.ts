/** Where a code went, masked by the server. */
export type SentTo = { email?: string | undefined; phone?: string | undefined };

/** The login as its screen sees it. */
export type LoginFlow =
  | { step: 'INITIAL' }
  | {
      step: 'OTP_SENT' | 'VERIFYING';
      sentTo: SentTo;
      /** When the next resend may follow; none before the first. */
      resendAt: number | null;
    };

export type LoginEvent =
  | { type: 'sent'; sentTo: SentTo }
  | { type: 'resent'; sentTo: SentTo; resendAt: number }
  /** The server asked to wait before the next code. */
  | { type: 'told-to-wait'; resendAt: number }
  | { type: 'verifying' }
  | { type: 'failed' }
  /** No login is pending any more, or the student went back. */
  | { type: 'ended' };

export const LOGIN_START: LoginFlow = { step: 'INITIAL' };

/** INITIAL → OTP_SENT → VERIFYING and back; what does not fit the step changes nothing. */
export function loginFlow(flow: LoginFlow, event: LoginEvent): LoginFlow {
  if (event.type === 'ended') return LOGIN_START;
  if (event.type === 'sent') return { step: 'OTP_SENT', sentTo: event.sentTo, resendAt: null };
  if (flow.step === 'INITIAL') return flow;
  switch (event.type) {
    case 'resent':
      return { ...flow, sentTo: event.sentTo, resendAt: event.resendAt };
    case 'told-to-wait':
      return { ...flow, resendAt: event.resendAt };
    case 'verifying':
      return { ...flow, step: 'VERIFYING' };
    case 'failed':
      return { ...flow, step: 'OTP_SENT' };
  }
}
