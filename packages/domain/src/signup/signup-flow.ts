/** The sign-up as its screen sees it: the form, then a code by e-mail, then one by WhatsApp. */
export type SignupStep = 'initial' | 'email' | 'whatsapp' | 'completed';
export type CodeStep = Extract<SignupStep, 'email' | 'whatsapp'>;

export type SignupFlow = {
  step: SignupStep;
  /** When each step's next resend may follow; none before the first resend. */
  resendAt: Record<CodeStep, number | null>;
};
export type SignupEvent = { type: 'moved'; step: SignupStep } | { type: 'resent'; step: CodeStep; resendAt: number };

export const SIGNUP_START: SignupFlow = { step: 'initial', resendAt: { email: null, whatsapp: null } };

/** Each step keeps its own countdown; another step neither starts nor stops it. */
export function signupFlow(flow: SignupFlow, event: SignupEvent): SignupFlow {
  if (event.type === 'moved') return { ...flow, step: event.step };
  return { ...flow, resendAt: { ...flow.resendAt, [event.step]: event.resendAt } };
}

/** Which lines of the checklist are ticked, waited for, or still to come. */
export function checklistOf(step: SignupStep): Record<CodeStep, 'done' | 'current' | 'waiting'> {
  return {
    email: step === 'email' ? 'current' : step === 'initial' ? 'waiting' : 'done',
    whatsapp: step === 'whatsapp' ? 'current' : step === 'completed' ? 'done' : 'waiting',
  };
}
