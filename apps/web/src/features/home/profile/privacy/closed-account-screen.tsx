import { privacy } from '@dakhila/contract/privacy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { brand } from '../../../../lib/brand.ts';
import { indianDate } from '../../../../lib/format.ts';
import { loadPage } from '../../../../lib/load-page.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Logo } from '../../../../ui/logo.tsx';
import { FailureNotice } from '../../../../ui/notice.tsx';
import { storeToastForReload } from '../../../../ui/toast-store.ts';
import { useLogout } from '../../../account/index.ts';
import { profileMessages } from '../messages.ts';
import { Part } from '../section.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { privacyQuery } from './queries.ts';

/** The only screen of a closed account: when it will be erased, and the button to keep it. */
export function ClosedAccountScreen() {
  const messages = useMessages(profileMessages).privacy;
  const query = useQuery(privacyQuery);
  return (
    <div className="flex min-h-dvh flex-col bg-page">
      <title>{`${messages.closed.title} · ${brand.name}`}</title>
      <header className="px-4 pt-3 sm:px-10 sm:pt-6">
        <Logo className="min-h-11">{brand.name}</Logo>
      </header>
      <main id="main" className="mx-auto w-full max-w-lg flex-1 px-4 pt-[max(1.5rem,9dvh)] pb-8">
        <h1 className="text-2xl">{messages.closed.title}</h1>
        <div className="mt-4">
          <Part query={query} skeleton="h-72">
            {({ deletion }) => <RestoreAccount eraseAt={deletion?.eraseAt ?? null} />}
          </Part>
        </div>
      </main>
    </div>
  );
}

function RestoreAccount({ eraseAt }: { eraseAt: string | null }) {
  const messages = useMessages(profileMessages).privacy.closed;
  const logOut = useLogout();
  const [isTaking, setIsTaking] = useState(false);
  const keep = useMutation({
    mutationFn: () => call(privacy.undoDeletion),
    onSuccess: () => {
      storeToastForReload({ title: messages.kept, description: messages.keptText, variant: 'success' });
      loadPage(paths.dashboard);
    },
  });
  return (
    <Card variant="highlight" padding="roomy">
      {eraseAt && (
        <p className="text-lg font-semibold">{fill(messages.lead, { when: indianDate(eraseAt) ?? eraseAt })}</p>
      )}
      <p className="mt-2">{messages.text}</p>
      <FailureNotice error={keep.error} fallback={messages.failed} className="mt-4" />
      <div className="mt-5 space-y-3">
        <Button isFullWidth isBusy={keep.isPending || keep.isSuccess} onClick={() => keep.mutate()}>
          {messages.keep}
        </Button>
        <Button variant="secondary" isFullWidth onClick={() => setIsTaking(true)}>
          {messages.take}
        </Button>
        <Button variant="quiet" isFullWidth onClick={logOut}>
          {messages.leave}
        </Button>
      </div>
      {isTaking && <CopyDialog onClose={() => setIsTaking(false)} />}
    </Card>
  );
}
