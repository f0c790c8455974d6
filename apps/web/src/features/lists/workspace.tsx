import type { ListHead, PreferenceList } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Sections } from '../../ui/section-boundary.tsx';
import { roundsPath, type View } from './address.ts';
import { ConflictNotice, GoneNotice } from './editor/conflict-notice.tsx';
import { OrderView } from './editor/order-view.tsx';
import { PrintSheet } from './editor/print-sheet.tsx';
import { useUndoKeys } from './editor/use-list-editor.ts';
import { ListSkeleton } from './list-states.tsx';
import { listsMessages } from './messages.ts';
import { MockView } from './mock-view.tsx';
import { OutcomeView } from './outcome/outcome-view.tsx';
import { listQuery } from './queries.ts';
import { useOpenList } from './use-open-list.ts';

type WorkspaceProps = { head: ListHead; view: View };

export function Workspace({ head, view }: WorkspaceProps) {
  const messages = useMessages(listsMessages).rounds;
  const query = useQuery(listQuery(head.id));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <QueryView
      query={query}
      heading={isGone ? messages.goneTitle : messages.failedTitle}
      message={isGone && messages.goneText}
      fallback={messages.failed}
      loading={<ListSkeleton />}
    >
      {(list) => <OpenList list={list} head={head} view={view} onStale={query.refetch} />}
    </QueryView>
  );
}

type OpenListProps = WorkspaceProps & { list: PreferenceList; onStale: () => void };

/** The open list. Its editor outlives a change of view, so that undo does too. */
function OpenList({ list, head, view, onStale }: OpenListProps) {
  const messages = useMessages(listsMessages).editor;
  const navigate = useNavigate();
  const [announcement, announce] = useState('');
  const { editor, known, addKnown, outcome } = useOpenList(list, head, onStale);
  const { order, saved, theirs, problem } = editor.state;
  useUndoKeys(editor);

  const addressOf = (id: string, of: View) => roundsPath({ exam: list.exam, list: id, view: of });
  return (
    <section aria-labelledby="list-name" className="space-y-2 sm:space-y-4">
      <h2 id="list-name" className="sr-only">
        {`${list.name} (${fill(messages.choices, { count: order.length })})`}
      </h2>
      <Sections>
        {theirs && <ConflictNotice editor={editor} known={known} />}
        {problem?.kind === 'gone' && (
          <GoneNotice list={list} order={order} onSaved={(id) => navigate(addressOf(id, view))} />
        )}
        {view === 'order' && <OrderView {...{ list, editor, known, addKnown, announce, outcome }} />}
        {view === 'outcome' && <OutcomeView {...{ list, outcome, known }} />}
        {view === 'mock' && <MockView list={list} version={saved.version} known={known} />}
        <PrintSheet name={list.name} order={order} known={known} />
      </Sections>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
