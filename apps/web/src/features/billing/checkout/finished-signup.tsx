import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Navigate } from '../../../lib/navigation.tsx';
import { signupEmail, storedText } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { billingMessages } from '../messages.ts';

const finishedSignup = storedText('finished-signup');

/** Going back from the end of a sign-up would lead through its pages. */
export const rememberFinishedSignup = () => finishedSignup.write('yes');

/** A page of the sign-up. After going back from a finished sign-up it redirects to the login. */
export function UnlessSignedUp({ children }: { children: ReactNode }) {
  const [hasFinished] = useState(() => signupEmail.read() === null && finishedSignup.read() !== null);
  return hasFinished ? <ToLogin /> : children;
}

function ToLogin() {
  const messages = useMessages(billingMessages).checkout;
  useEffect(() => showToast({ title: messages.accountReady, description: messages.accountReadyText }), [messages]);
  return <Navigate to={paths.login} replace />;
}
