import { useQuery } from '@tanstack/react-query';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FamilyDialog } from './family-dialog.tsx';
import { familyMessages } from './messages.ts';
import { familyQuery, type SharedThing } from './queries.ts';

/** Under the list's name: shares it with the family, and says what they wrote. */
export function FamilyBar({ listId }: { listId: string }) {
  const shared: SharedThing = { kind: 'list', id: listId };
  const { share: messages } = useMessages(familyMessages);
  const { data } = useQuery(familyQuery(shared));
  const [isOpen, setIsOpen] = useState(false);
  const links = data?.links.length ?? 0;
  const news = data?.comments.filter(({ isNew }) => isNew).length ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button variant="quiet" aria-haspopup="dialog" className="-ms-4" onClick={() => setIsOpen(true)}>
        <Users aria-hidden="true" />
        {messages.open}
      </Button>
      {news > 0 ? (
        <Badge variant="marigold">{fill(messages.newComments, { count: news })}</Badge>
      ) : (
        links > 0 && <span className="text-sm text-quiet">{fill(messages.summary, { count: links })}</span>
      )}
      {isOpen && <FamilyDialog shared={shared} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
