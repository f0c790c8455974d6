import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { familyMessages } from './messages.ts';
import { familyQuery, type SharedThing } from './queries.ts';

/** In the head of a prediction: shares it with the family, and counts what they wrote. On a phone it is an icon. */
export function ShareRun({ runId }: { runId: string }) {
  const { share: messages } = useMessages(familyMessages);
  const shared: SharedThing = { kind: 'run', id: runId };
  const { data } = useQuery(familyQuery(shared));
  const [isOpen, setIsOpen] = useState(false);
  const news = data?.comments.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        className="relative print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Users aria-hidden="true" />
        <span className="max-sm:sr-only">{messages.open}</span>
        {news > 0 && (
          <Badge
            variant="marigold"
            className="max-sm:absolute max-sm:-end-1.5 max-sm:-top-1.5 max-sm:px-1.5 max-sm:py-0"
          >
            <span aria-hidden="true">{news}</span>
            <span className="sr-only">{fill(messages.newComments, { count: news })}</span>
          </Badge>
        )}
      </Button>
      {isOpen && <FamilyDialog shared={shared} onClose={() => setIsOpen(false)} />}
    </>
  );
}
