import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../web/src/ui/button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { SkeletonText } from '../../../web/src/ui/skeleton.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { openLink, register } from './passkey.ts';
import { passkeyFailure } from './sign-in-screen.tsx';
import { useSetMember } from './use-member.ts';

/** Opens an invitation or recovery link and makes the passkey for it. */
export function JoinScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const navigate = useNavigate();
  const setMember = useSetMember();
  const opened = useQuery({ queryKey: ['join', token], retry: false, gcTime: 0, queryFn: () => openLink(token) });
  const entry = useMutation({
    // Opened again, because what the server wants signed is worth one try.
    mutationFn: async () => register(token, await openLink(token)),
    onSuccess: (member) => {
      setMember(member);
      void navigate('/', { replace: true });
    },
  });
  if (opened.error)
    return (
      <EntryFrame title="This link doesn’t work">
        <p className="mt-2 text-quiet">
          It was used already, or it’s older than a day. Please ask an administrator for a new one.
        </p>
      </EntryFrame>
    );
  return (
    <EntryFrame title={opened.data ? `Welcome, ${opened.data.name}` : 'Opening your link …'}>
      {opened.data ? (
        <>
          <p className="mt-2 text-quiet">
            Make a passkey for {opened.data.email}. This device asks for your finger, face or PIN; there’s no password
            to remember or to lose.
          </p>
          <Button size="large" isFullWidth className="mt-6" isBusy={entry.isPending} onClick={() => entry.mutate()}>
            <KeyRound aria-hidden="true" />
            Make a passkey
          </Button>
          {entry.error && (
            <Notice variant="danger" isLive className="mt-4">
              {passkeyFailure(entry.error)}
            </Notice>
          )}
        </>
      ) : (
        <SkeletonText className="mt-4" />
      )}
    </EntryFrame>
  );
}
