import type { ListHead } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { type RoundsAddress, roundsPath } from './address.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { DeletedNotice } from './lists/deleted-notice.tsx';
import { FirstList } from './lists/first-list.tsx';
import { ListBar } from './lists/list-bar.tsx';
import { listsQuery } from './membership/queries.ts';
import { listsMessages } from './messages.ts';
import { Workspace } from './workspace.tsx';

/** The student's lists of one exam: which one is open, and that one. */
export function ListArea({ address }: { address: RoundsAddress }) {
  const words = useMessages(listsMessages).rounds;
  const navigate = useNavigate();
  // Coming back to the tab shows what was done in another one meanwhile.
  const query = useQuery({ ...listsQuery, refetchOnWindowFocus: 'always' });
  const [deleted, setDeleted] = useState<ListHead | null>(null);
  const open = (id: string | null) => navigate(roundsPath({ ...address, list: id }), { preventScrollReset: true });

  if (!query.data)
    return <QueryView query={query} heading={words.failedTitle} fallback={words.failed} loading={<ListSkeleton />} />;
  const heads = query.data.filter(({ exam }) => exam === address.exam);
  const chosen = heads.find(({ id }) => id === address.list) ?? heads[0];
  const restored = (id: string) => {
    setDeleted(null);
    open(id);
  };
  return (
    <div className="space-y-5">
      {deleted && <DeletedNotice list={deleted} onRestored={restored} />}
      {chosen ? (
        <>
          <ListBar
            exam={address.exam}
            heads={heads}
            chosen={chosen}
            onChoose={open}
            onRemoved={(list) => {
              setDeleted(list);
              open(null);
            }}
          />
          <Workspace key={chosen.id} head={chosen} view={address.view} />
        </>
      ) : (
        <FirstList exam={address.exam} onStarted={restored} />
      )}
    </div>
  );
}
