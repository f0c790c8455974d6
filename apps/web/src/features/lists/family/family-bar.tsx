import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { familyMessages } from './messages.ts';
import { familyQuery, type SharedThing } from './queries.ts';

/** Beside the list's name: shares it with the family, and says what they wrote. On a phone it is an icon with their number of new comments. */
export function FamilyBar({ listId }: { listId: string }) {
  const shared: SharedThing = { kind: 'list', id: listId };
  const { share: messages } = useMessages(familyMessages);
  const { data } = useQuery(familyQuery(shared));
  const [isOpen, setIsOpen] = useState(false);
  const links = data?.links.length ?? 0;
  const news = data?.comments.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="max-sm:w-11 max-sm:px-0!"
        onClick={() => setIsOpen(true)}
      >
        <Users aria-hidden="true" />
        <span className="max-sm:sr-only">{messages.open}</span>
        {news > 0 && (
          <Badge variant="marigold" aria-hidden="true" className="absolute -end-2 -top-2 px-1.5! py-0! sm:hidden">
            {news}
          </Badge>
        )}
      </Button>
      {news > 0 ? (
        <Badge variant="marigold" className="max-sm:sr-only">
          {fill(messages.newComments, { count: news })}
        </Badge>
      ) : (
        links > 0 && (
          <span className="text-sm text-quiet max-sm:sr-only">{fill(messages.summary, { count: links })}</span>
        )
      )}
      {isOpen && <FamilyDialog shared={shared} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
