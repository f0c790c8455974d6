import type { FamilyComment } from '@dakhila/contract/family-links';
import { indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { familyMessages } from './messages.ts';

type FamilyCommentsProps = {
  comments: readonly FamilyComment[];
  busyId: string | null;
  onRemove: (id: string) => void;
};

/** What the family wrote, newest first. It is shown as plain text: an address in it is no link. */
export function FamilyComments({ comments, busyId, onRemove }: FamilyCommentsProps) {
  const { share: messages } = useMessages(familyMessages);
  if (comments.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">{messages.comments}</h3>
      <p className="text-sm text-quiet">{messages.onlyYou}</p>
      <ul className="mt-2 space-y-2">
        {comments.map(({ id, name, text, writtenAt, isNew }) => (
          <li key={id} className="rounded-card bg-sunken p-3">
            <div className="flex items-start justify-between gap-2">
              <p className="min-w-0 text-sm">
                {/* Isolated, so that a name in another script cannot reorder what follows it. */}
                <bdi className="font-semibold wrap-anywhere">{name ?? messages.noName}</bdi>{' '}
                {isNew && <Badge variant="marigold">{messages.isNew}</Badge>}
                <span className="block text-xs text-quiet">{indianDateTime(writtenAt)}</span>
              </p>
              <Button
                size="small"
                variant="quiet"
                aria-label={fill(messages.removeOf, { name: name ?? messages.noName })}
                isBusy={busyId === id}
                onClick={() => onRemove(id)}
              >
                {messages.remove}
              </Button>
            </div>
            <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
