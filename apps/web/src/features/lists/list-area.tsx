import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchPath } from '../../lib/exam-pages.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WindingPath } from '../../ui/illustrations.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Sections } from '../../ui/section-boundary.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EXAM_CHOSEN, type RoundsAddress, roundsPath } from './address.ts';
import { FamilyBar } from './family/family-bar.tsx';
import { ListBar } from './list-bar.tsx';
import { ListSkeleton } from './list-states.tsx';
import { listsQuery } from './membership/queries.ts';
import { listsMessages } from './messages.ts';
import { examRunsQuery } from './queries.ts';
import { useListActions } from './use-list-actions.ts';
import { Workspace } from './workspace.tsx';

/** The student's lists of one exam: which one is open, and the open one. */
export function ListArea({ address }: { address: RoundsAddress }) {
  const messages = useMessages(listsMessages).rounds;
  const navigate = useNavigate();
  // Returning to this tab shows changes made in another one.
  const query = useQuery({ ...listsQuery, refetchOnWindowFocus: 'always' });
  const [deleted, setDeleted] = useState<ListHead | null>(null);
  const open = (id: string | null) =>
    navigate(roundsPath({ ...address, list: id }), { preventScrollReset: true, state: EXAM_CHOSEN });

  if (!query.data)
    return (
      <QueryView query={query} heading={messages.failedTitle} fallback={messages.failed} loading={<ListSkeleton />} />
    );
  const heads = query.data.filter(({ exam }) => exam === address.exam);
  const chosen = heads.find(({ id }) => id === address.list) ?? heads[0];
  const restored = (id: string) => {
    setDeleted(null);
    open(id);
  };
  return (
    <div className="space-y-2 sm:space-y-5">
      {deleted && <DeletedNotice list={deleted} onRestored={restored} />}
      {chosen ? (
        <Sections>
          <ListBar
            exam={address.exam}
            heads={heads}
            chosen={chosen}
            onChoose={open}
            onRemoved={(list) => {
              setDeleted(list);
              open(null);
            }}
          >
            <FamilyBar key={chosen.id} listId={chosen.id} />
          </ListBar>
          <Workspace key={chosen.id} head={chosen} view={address.view} />
        </Sections>
      ) : (
        <FirstList exam={address.exam} onStarted={restored} />
      )}
    </div>
  );
}

/** Says that a list was deleted, and restores it with all its choices. */
function DeletedNotice({ list, onRestored }: { list: ListHead; onRestored: (id: string) => void }) {
  const messages = useMessages(listsMessages).bar;
  const { create } = useListActions();
  const restore = () =>
    create.mutate(
      { exam: list.exam, name: list.name, choices: list.choices },
      {
        onSuccess: ({ id }) => {
          showToast({ title: messages.restored, variant: 'success' });
          onRestored(id);
        },
      },
    );
  return (
    <Notice
      isLive
      action={
        <Button size="small" variant="secondary" isBusy={create.isPending} onClick={restore}>
          {messages.undo}
        </Button>
      }
    >
      {fill(messages.removed, { name: list.name })}
    </Notice>
  );
}

const PREDICTORS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };

/** The empty state before the first list: what a list is for, and how to begin. */
function FirstList({ exam, onStarted }: { exam: Exam; onStarted: (id: string) => void }) {
  const messages = useMessages(listsMessages).bar;
  const { create } = useListActions();
  // Its first picks become a list on its own page.
  const [run] = useQuery(examRunsQuery(exam)).data ?? [];
  const start = () => create.mutate({ exam, name: messages.suggested[exam] }, { onSuccess: ({ id }) => onStarted(id) });
  return (
    <Card>
      <EmptyState
        heading={messages.first.title}
        illustration={<WindingPath />}
        action={
          <>
            {run && (
              <ButtonLink to={`${PREDICTORS[exam]}?${new URLSearchParams({ run: run.id })}`}>
                {messages.first.fromPrediction}
              </ButtonLink>
            )}
            <Button isBusy={create.isPending} onClick={start} {...(run && { variant: 'secondary' })}>
              {run ? messages.first.startEmpty : messages.first.start}
            </Button>
            {!run && (
              <ButtonLink to={PREDICTORS[exam]} variant="secondary">
                {messages.first.predictor}
              </ButtonLink>
            )}
            <ButtonLink to={searchPath(exam)} variant="quiet">
              {messages.first.explorer}
            </ButtonLink>
          </>
        }
      >
        {messages.first.text}
      </EmptyState>
    </Card>
  );
}
