import type { FamilyOfList } from '@dakhila/contract/family-links';
import { FAMILY_LINKS_LIMIT } from '@dakhila/domain/family-link/limits';
import { useQuery } from '@tanstack/react-query';
import Share from 'lucide-react/icons/share-2';
import { useEffect } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkField } from '../../../ui/link-field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FamilyComments } from './family-comments.tsx';
import { FamilyLinks } from './family-links.tsx';
import { LinkForm } from './link-form.tsx';
import { familyMessages } from './messages.ts';
import { familyQuery } from './queries.ts';
import { useFamily } from './use-family.ts';

type FamilyDialogProps = { listId: string; onClose: () => void };

/** Shares a list with the family: what they wrote, the links that work, and a new one. Mount it while it is open. */
export function FamilyDialog({ listId, onClose }: FamilyDialogProps) {
  const { share: messages } = useMessages(familyMessages);
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} description={messages.lead}>
      <QueryView
        query={useQuery(familyQuery(listId))}
        fallback={messages.failed}
        loading={<Loading label={messages.loading} skeletons={['h-40 rounded-card']} />}
      >
        {(family) => <OpenFamily listId={listId} family={family} />}
      </QueryView>
    </Dialog>
  );
}

function OpenFamily({ listId, family }: { listId: string; family: FamilyOfList }) {
  const { share: messages } = useMessages(familyMessages);
  const { make, renew, end, removeComment, markRead, made } = useFamily(listId);
  const { links, comments, liveLinks } = family;
  const hasNews = comments.some(({ isNew }) => isNew);
  const { mutate: markAllRead } = markRead;
  useEffect(() => {
    if (hasNews) markAllRead();
  }, [hasNews, markAllRead]);
  return (
    <div className="space-y-6">
      <FamilyComments comments={comments} busyId={busyOf(removeComment)} onRemove={removeComment.mutate} />
      <p className="text-sm text-quiet">{messages.shows}</p>
      {made && <MadeLink url={made.url} />}
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
          <LinkForm isBusy={make.isPending} onMake={make.mutate} />
        ))}
    </div>
  );
}

const busyOf = ({ isPending, variables }: { isPending: boolean; variables: string | undefined }) =>
  isPending ? (variables ?? null) : null;

function MadeLink({ url }: { url: string }) {
  const { share: messages } = useMessages(familyMessages);
  // Closing the phone's own sheet without sending is no failure.
  const send = () => navigator.share({ title: messages.sendText, url }).catch(() => {});
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
