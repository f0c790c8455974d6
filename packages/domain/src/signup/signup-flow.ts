/** The sign-up as its screen sees it: the form, then a code by e-mail, then one by WhatsApp. */
export type SignupStep = 'initial' | 'email' | 'whatsapp' | 'completed';
export type CodeStep = Extract<SignupStep, 'email' | 'whatsapp'>;

export type SignupFlow = {
  step: SignupStep;
  /** When each step's next resend may follow; none before the first resend. */
  resendAt: Record<CodeStep, number | null>;
  isEmailVerified: boolean;
};
export type SignupEvent =
  | { type: 'moved'; step: SignupStep }
  /** The form was accepted: new codes were sent, so earlier countdowns stop. */
  | { type: 'submitted'; step: SignupStep }
  | { type: 'resent'; step: CodeStep; resendAt: number };

const NO_COUNTDOWN = { email: null, whatsapp: null };
export const SIGNUP_START: SignupFlow = { step: 'initial', resendAt: NO_COUNTDOWN, isEmailVerified: false };

/** Each step keeps its own countdown; another step neither starts nor stops it. */
export function signupFlow(flow: SignupFlow, event: SignupEvent): SignupFlow {
  if (event.type === 'resent') return { ...flow, resendAt: { ...flow.resendAt, [event.step]: event.resendAt } };
  const { step } = event;
  // Back at the form, verified contacts stay verified until the form changes them.
  const isEmailVerified = step === 'initial' ? flow.isEmailVerified : step !== 'email';
  return { step, isEmailVerified, resendAt: event.type === 'submitted' ? NO_COUNTDOWN : flow.resendAt };
}

/** Which items of the checklist are done, pending, or still to come. */
export function checklistOf({ step, isEmailVerified }: SignupFlow): Record<CodeStep, 'done' | 'current' | 'waiting'> {
  return {
    email: isEmailVerified ? 'done' : step === 'email' ? 'current' : 'waiting',
    whatsapp: step === 'whatsapp' ? 'current' : step === 'completed' ? 'done' : 'waiting',
  };
}
