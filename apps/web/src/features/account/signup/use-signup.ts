import { RESEND_WAIT_SECONDS } from '@dakhila/domain/auth/otp';
import { type CodeStep, SIGNUP_START, signupFlow } from '@dakhila/domain/signup/signup-flow';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { mustStore, newEmail, signupEmail } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { accountMessages } from '../messages.ts';
import {
  lookUpEmail,
  resendCode,
  startSignup,
  typedForm,
  useSignupForm,
  verifyCode,
  withoutPrefix,
} from './use-signup-form.ts';

/** Without a connection the page retries, because an empty form would look like everything was lost. */
const RESUME_RETRY_MS = 4_000;

/** The sign-up: its step, its form, and what the student can do. A reload resumes at the step that waits. */
export function useSignup() {
  const messages = useMessages(accountMessages).signup;
  const navigate = useNavigate();
  const form = useSignupForm();
  const [flow, dispatch] = useReducer(signupFlow, SIGNUP_START);
  const [isBusy, setIsBusy] = useState(false);
  const [isResending, setIsResending] = useState(false);
  const [refusedCode, setRefusedCode] = useState('');
  const [isResuming, setIsResuming] = useState(() => signupEmail.read() !== null);

  // Replaces this page in the history: going back from the plans would otherwise redirect there again.
  const finish = () => {
    typedForm.remove();
    newEmail.write(signupEmail.read() ?? '');
    return navigate(paths.subscription, { replace: true });
  };

  /** If the sign-up has expired, shows the form again with its values. */
  const resetIfExpired = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'no-pending-signup') return false;
    signupEmail.remove();
    dispatch({ type: 'moved', step: 'initial' });
    return true;
  };

  /** Continues a pending sign-up at its step; false when the server gave no answer. */
  const resume = useEffectEvent(async (): Promise<boolean> => {
    const email = signupEmail.read();
    if (!email) return true;
    try {
      const { existingData, step } = await lookUpEmail(email);
      if (existingData) form.prefill({ ...existingData, phone: withoutPrefix(existingData.phone) });
      else signupEmail.remove();
      if (step === 'completed') await finish();
      else if (step) dispatch({ type: 'moved', step });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) return false;
      // Registered meanwhile: show the form.
    }
    setIsResuming(false);
    return true;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const attempt = async () => {
      const isKnown = await resume();
      if (!isKnown && !isGone) timer = setTimeout(attempt, RESUME_RETRY_MS);
    };
    void attempt();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  const submit = async () => {
    setIsBusy(true);
    try {
      const { existingData, step } = await startSignup(form.values);
      mustStore(signupEmail, existingData?.email ?? form.values.email.trim().toLowerCase());
      if (step === 'completed') await finish();
      else dispatch({ type: 'submitted', step: step ?? 'email' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already-registered') {
        showToast({
          title: messages.alreadyRegistered,
          description: messages.alreadyRegisteredText,
          variant: 'warning',
        });
        // The refusal itself does not say which of the two is known.
        await form.lookUp('email');
        await form.lookUp('phone');
      } else if (!form.showServerErrors(error)) showFailure(messages.error, error, messages.sendFailed);
    }
    setIsBusy(false);
  };

  const verify = async (step: CodeStep, code: string) => {
    setIsBusy(true);
    try {
      const { isCodeSent } = await verifyCode(step, emailOf(form.values.email), code);
      if (step === 'email') {
        const description = isCodeSent ? messages.emailVerifiedText : messages.emailVerifiedNoCode;
        showToast({ title: messages.emailVerified, description, variant: 'success' });
        dispatch({ type: 'moved', step: 'whatsapp' });
      } else {
        showToast({ title: messages.complete, description: messages.completeText, variant: 'success' });
        dispatch({ type: 'moved', step: 'completed' });
        await finish();
      }
    } catch (error) {
      resetIfExpired(error);
      if (error instanceof ApiError && error.status === 400) setRefusedCode(code);
      showFailure(messages.error, error, messages.verifyFailed);
    }
    setIsBusy(false);
  };

  const resend = async (step: CodeStep) => {
    setIsResending(true);
    try {
      await resendCode(step, emailOf(form.values.email));
      dispatch({ type: 'resent', step, resendAt: Date.now() + RESEND_WAIT_SECONDS * 1000 });
      showToast({ title: messages.resent });
    } catch (error) {
      resetIfExpired(error);
      const waitSeconds = error instanceof ApiError ? error.retryAfterSeconds : null;
      if (waitSeconds) dispatch({ type: 'resent', step, resendAt: Date.now() + waitSeconds * 1000 });
      showFailure(messages.error, error, messages.resendFailed);
    }
    setIsResending(false);
  };

  const changeDetails = () => dispatch({ type: 'moved', step: 'initial' });
  return { flow, form, refusedCode, isBusy, isResending, isResuming, submit, verify, resend, changeDetails };
}

const emailOf = (typed: string) => typed.trim().toLowerCase();
