import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Navigate } from '../../../lib/navigation.tsx';
import { signupEmail, storedText } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { billingMessages } from '../messages.ts';

const finishedSignup = storedText('finished-signup');

/** Remembers in this tab that its sign-up is done: the way back leads over pages that belong to it. */
export const rememberFinishedSignup = () => finishedSignup.write('yes');

/** A page of the sign-up, unless it was reached by going back from the end of one: then on to the login, with the reason. */
export function UnlessSignedUp({ children }: { children: ReactNode }) {
  const [hasComeBack] = useState(() => signupEmail.read() === null && finishedSignup.read() !== null);
  return hasComeBack ? <ToLogin /> : children;
}

function ToLogin() {
  const words = useMessages(billingMessages).checkout;
  useEffect(() => showToast({ title: words.accountReady, description: words.accountReadyText }), [words]);
  return <Navigate to={paths.login} replace />;
}
