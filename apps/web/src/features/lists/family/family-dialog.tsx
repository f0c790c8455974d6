import type { FamilySharing } from '@dakhila/contract/family-links';
import { FAMILY_LINKS_LIMIT } from '@dakhila/domain/family-link/limits';
import { useQuery } from '@tanstack/react-query';
import Share from 'lucide-react/icons/share-2';
import { useEffect } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { LinkField } from '../../../ui/link-field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FamilyComments } from './family-comments.tsx';
import { FamilyLinks } from './family-links.tsx';
import { LinkForm } from './link-form.tsx';
import { familyMessages } from './messages.ts';
import { familyQuery, type SharedThing } from './queries.ts';
import { useFamily } from './use-family.ts';

type FamilyDialogProps = { shared: SharedThing; onClose: () => void };

/** Shares a list or a prediction with the family: what they wrote, the links that work, and a new one. Mount it while it is open. */
export function FamilyDialog({ shared, onClose }: FamilyDialogProps) {
  const { share: messages } = useMessages(familyMessages);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} description={messages.lead[shared.kind]}>
      <QueryView
        query={useQuery(familyQuery(shared))}
        fallback={messages.failed}
        loading={<Loading label={messages.loading} skeletons={['h-40 rounded-card']} />}
      >
        {(family) => <OpenFamily shared={shared} family={family} />}
      </QueryView>
    </Dialog>
  );
}

function OpenFamily({ shared, family }: { shared: SharedThing; family: FamilySharing }) {
  const { share: messages } = useMessages(familyMessages);
  const { make, makeLink, renew, end, removeComment, markRead, made } = useFamily(shared);
  const { links, comments, liveLinks } = family;
  // Comments come newest first: this one and those before it are on the screen.
  const newest = comments.find(({ isNew }) => isNew)?.id;
  const { mutate: markReadTo } = markRead;
  useEffect(() => {
    if (newest) markReadTo(newest);
  }, [newest, markReadTo]);
  return (
    <FocusKeeper label={messages.title} className="space-y-6">
      <FamilyComments comments={comments} busyId={busyOf(removeComment)} onRemove={removeComment.mutate} />
      <p className="text-sm text-quiet">{messages.shows[shared.kind]}</p>
      {made && <MadeLink url={made.url} sendText={messages.sendText[shared.kind]} />}
      <FamilyLinks
        links={links}
        renewing={busyOf(renew)}
        ending={busyOf(end)}
        onRenew={renew.mutate}
        onEnd={end.mutate}
      />
      {!made &&
        (liveLinks >= FAMILY_LINKS_LIMIT ? (
          <Notice>{fill(messages.full, { count: liveLinks })}</Notice>
        ) : (
          <LinkForm isBusy={make.isPending} onMake={makeLink} />
        ))}
    </FocusKeeper>
  );
}

const busyOf = ({ isPending, variables }: { isPending: boolean; variables: string | undefined }) =>
  isPending ? (variables ?? null) : null;

function MadeLink({ url, sendText }: { url: string; sendText: string }) {
  const { share: messages } = useMessages(familyMessages);
  // Closing the phone's own sheet without sending is no failure.
  const send = () => navigator.share({ title: sendText, url }).catch(() => {});
  return (
    <LinkField
      url={url}
      label={messages.link}
      hint={messages.once}
      copy={messages.copy}
      copied={messages.copied}
      copyFailed={messages.copyFailed}
    >
      {'share' in navigator && (
        <Button onClick={send}>
          <Share aria-hidden="true" />
          {messages.send}
        </Button>
      )}
    </LinkField>
  );
}
