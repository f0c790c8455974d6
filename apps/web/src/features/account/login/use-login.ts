import { auth } from '@dakhila/contract/auth';
import { LOGIN_START, loginFlow, type SentTo } from '@dakhila/domain/auth/login-flow';
import { RESEND_WAIT_SECONDS } from '@dakhila/domain/auth/otp';
import { useReducer, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError, messageOf, NetworkError, serverMessageOf } from '../../../lib/api-error.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { startAtTop } from '../../../lib/scroll-positions.ts';
import { sentences } from '../../../lib/sentences.ts';
import { newEmail, stored } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { showFailure, showToast, type ToastContent } from '../../../ui/toast-store.ts';
import { accountMessages } from '../messages.ts';
import { pendingLogout, useAuth } from '../session/auth.tsx';

/** How long the server keeps a login open. */
const LOGIN_OPEN_MS = 60 * 60 * 1000;

type PendingStep = { identifier: string; sentTo: SentTo; resendAt: number | null; keptAt: number };

/** The step that waits for a code, stored for this tab: a phone may reload the page when the student returns from WhatsApp. */
const pendingStep = stored<PendingStep>('pending-login', (value) => {
  const step = value as PendingStep;
  const isStep = typeof step.identifier === 'string' && typeof step.sentTo === 'object';
  return isStep && Date.now() - step.keptAt < LOGIN_OPEN_MS ? step : null;
});

/** The login: its step, what the student typed, and what they can do. A reload resumes at the step that waits. */
export function useLogin() {
  const messages = useMessages(accountMessages).login;
  const { recheck } = useAuth();
  const [resumed] = useState(pendingStep.read);
  const [flow, dispatch] = useReducer(
    loginFlow,
    resumed ? { step: 'OTP_SENT', sentTo: resumed.sentTo, resendAt: resumed.resendAt } : LOGIN_START,
  );
  const [identifier, setIdentifier] = useState(() => resumed?.identifier ?? newEmail.read() ?? '');
  const [refusedCode, setRefusedCode] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);

  /** The code that the student went back from. It still works. */
  const [leftStep, setLeftStep] = useState<PendingStep | null>(null);

  const send = async () => {
    setIsSending(true);
    try {
      const sentTo = await sendLoginCode(identifier.trim());
      pendingStep.write({ identifier, sentTo, resendAt: null, keptAt: Date.now() });
      dispatch({ type: 'sent', sentTo });
      showToast({ title: messages.sent, description: messages.sentText });
    } catch (error) {
      const waitSeconds = error instanceof ApiError ? error.retryAfterSeconds : null;
      if (waitSeconds && leftStep?.identifier.trim() === identifier.trim()) {
        const resendAt = Date.now() + waitSeconds * 1000;
        pendingStep.write({ ...leftStep, resendAt });
        dispatch({ type: 'sent', sentTo: leftStep.sentTo });
        dispatch({ type: 'told-to-wait', resendAt });
      } else showToast(sendFailure(error, messages));
    }
    setIsSending(false);
  };

  const resend = async () => {
    setIsSending(true);
    try {
      const sentTo = await sendLoginCode(identifier.trim());
      const resendAt = Date.now() + RESEND_WAIT_SECONDS * 1000;
      pendingStep.write({ identifier, sentTo, resendAt, keptAt: Date.now() });
      dispatch({ type: 'resent', sentTo, resendAt });
      setRefusedCode('');
      showToast({ title: messages.resent, description: messages.sentText });
    } catch (error) {
      const waitSeconds = error instanceof ApiError ? error.retryAfterSeconds : null;
      if (waitSeconds) dispatch({ type: 'told-to-wait', resendAt: Date.now() + waitSeconds * 1000 });
      showFailure(messages.error, error, messages.resendFailed);
    }
    setIsSending(false);
  };

  const verify = async (code: string) => {
    setRefusedCode('');
    dispatch({ type: 'verifying' });
    try {
      await verifyLoginCode(identifier.trim(), code);
      pendingStep.remove();
      newEmail.remove();
      pendingLogout.remove();
      setIsDone(true);
      await recheck();
      startAtTop();
      loadPage(paths.dashboard);
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 404;
      if (isExpired) pendingStep.remove();
      if (error instanceof ApiError && error.status === 400) setRefusedCode(code);
      setHasReturned(isExpired);
      dispatch({ type: isExpired ? 'ended' : 'failed' });
      showToast(verifyFailure(error, messages));
    }
  };

  const goBack = () => {
    setLeftStep(pendingStep.read());
    pendingStep.remove();
    newEmail.remove();
    setRefusedCode('');
    setIdentifier('');
    setHasReturned(true);
    dispatch({ type: 'ended' });
  };

  return {
    ...{ flow, identifier, isSending, isDone, refusedCode, hasReturned },
    ...{ setIdentifier, send, resend, verify, goBack },
  };
}

type Messages = LoadedMessages<typeof accountMessages>['login'];

/** What the student reads when no code could be sent. A limit or an outage must not look like the student's mistake. */
function sendFailure(error: unknown, messages: Messages): ToastContent {
  const isRefusal = error instanceof ApiError && error.outcome === 'fail';
  return {
    title: isRefusal ? messages.invalidCredentials : messages.error,
    description: withConnection(error, serverMessageOf(error, messages.somethingWrong)),
    variant: 'destructive',
  };
}

function verifyFailure(error: unknown, messages: Messages): ToastContent {
  if (!(error instanceof ApiError))
    return { title: messages.error, description: withConnection(error, messages.unexpected), variant: 'destructive' };
  if (error.status === 404)
    return { title: messages.sessionExpired, description: messages.loginAgain, variant: 'destructive' };
  return { title: messages.verificationFailed, description: codeSentence(error, messages), variant: 'destructive' };
}

/** Without a connection the student can do something about it. */
const withConnection = (error: unknown, text: string) =>
  error instanceof NetworkError ? `${sentences(text)} ${messageOf(error)}` : text;

function codeSentence(error: ApiError, messages: Messages): string {
  if (error.message.includes('OTP')) return error.message;
  return error.status === 400 ? messages.invalidCode : messages.verifyFailed;
}

const sendLoginCode = async (identifier: string) => (await call(auth.loginInit, { body: { identifier } })).data;
const verifyLoginCode = (identifier: string, otp: string) => call(auth.loginVerify, { body: { identifier, otp } });
