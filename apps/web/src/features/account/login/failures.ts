import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import type { ToastContent } from '../../../ui/toast-store.ts';
import type { accountMessages } from '../messages.ts';

type Words = typeof accountMessages.en.login;

/** What the student reads when no code could be sent. A limit or an outage never reads as their mistake. */
export function sendFailure(error: unknown, words: Words): ToastContent {
  const isRefusal = error instanceof ApiError && error.outcome === 'fail';
  return {
    title: isRefusal ? words.invalidCredentials : words.error,
    description: serverMessageOf(error, words.somethingWrong),
    variant: 'destructive',
  };
}

/** What the student reads when the code was not accepted. */
export function verifyFailure(error: unknown, words: Words): ToastContent {
  if (!(error instanceof ApiError))
    return { title: words.error, description: words.unexpected, variant: 'destructive' };
  if (error.status === 404)
    return { title: words.sessionExpired, description: words.loginAgain, variant: 'destructive' };
  return { title: words.verificationFailed, description: codeSentence(error, words), variant: 'destructive' };
}

function codeSentence(error: ApiError, words: Words): string {
  if (error.message.includes('OTP')) return error.message;
  return error.status === 400 ? words.invalidCode : words.verifyFailed;
}
