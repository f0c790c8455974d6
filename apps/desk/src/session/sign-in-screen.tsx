import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { Button } from '../../../web/src/ui/button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { PasskeyStopped, signIn } from './passkey.ts';
import { useSetMember } from './use-member.ts';

/** Why a passkey did not work, in words that say what to do. */
export const passkeyFailure = (error: unknown): string =>
  error instanceof PasskeyStopped
    ? 'The passkey wasn’t used. Please try again, or ask an administrator if you’ve lost it.'
    : error instanceof Error && error.message
      ? error.message
      : 'That didn’t work. Please try again.';

export function SignInScreen() {
  const setMember = useSetMember();
  const entry = useMutation({ mutationFn: signIn, onSuccess: setMember });
  return (
    <EntryFrame title="Sign in to the desk">
      <p className="mt-2 text-quiet">
        For the people behind the product. You need the passkey that you made with your invitation.
      </p>
      <Button size="large" isFullWidth className="mt-6" isBusy={entry.isPending} onClick={() => entry.mutate()}>
        <KeyRound aria-hidden="true" />
        Sign in with a passkey
      </Button>
      {entry.error && (
        <Notice variant="danger" isLive className="mt-4">
          {passkeyFailure(entry.error)}
        </Notice>
      )}
      <p className="mt-6 text-sm text-quiet">
        You’re signed out after 30 minutes of inactivity, and after 8 hours. Everything you look at is logged.
      </p>
    </EntryFrame>
  );
}
