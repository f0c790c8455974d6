import type { ListHead, PreferenceList } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { roundsPath, type View } from './address.ts';
import { useKnownChoices } from './choices.ts';
import { ConflictNotice, GoneNotice } from './editor/conflict-notice.tsx';
import { type EditorState, isDirty } from './editor/editor-state.ts';
import type { Order } from './editor/order.ts';
import { OrderView } from './editor/order-view.tsx';
import { PrintSheet } from './editor/print-sheet.tsx';
import { type ListEditor, useListEditor, useUndoKeys } from './editor/use-list-editor.ts';
import { ListSkeleton } from './list-states.tsx';
import { listsMessages } from './messages.ts';
import { MockView } from './mock-view.tsx';
import { OutcomeSummary, useOutcome } from './outcome/outcome-summary.tsx';
import { OutcomeView } from './outcome/outcome-view.tsx';
import { listQuery } from './queries.ts';

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
  const editor = useListEditor(list);
  const { known, addKnown } = useKnownChoices(list.choices);
  const outcome = useOutcome(list.id, editor);
  const { order, held, theirs, problem } = editor.state;
  useUndoKeys(editor);

  // Fetch the list again when another tab changed it, or when choices without an estimate were added.
  const isBehind = head.version > held.version;
  const lacksEstimates = !editor.isUnsaved && order.some((key) => !known.get(key)?.standing);
  const isStale = isBehind || (lacksEstimates && list.version < held.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version saved while this page is behind fetches again
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, held.version, onStale]);

  const fix = (next: Order, label: string) => {
    editor.edit(next, { kind: 'fixed', label });
    announce(fill(messages.announce.mended, { label }));
  };
  const addressOf = (id: string, of: View) => roundsPath({ exam: list.exam, list: id, view: of });
  return (
    <section aria-labelledby="list-name" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 print:hidden">
        <h2 id="list-name" className="text-xl">
          {list.name}
          <span className="ms-3 text-sm font-normal text-quiet tabular-nums">
            {fill(messages.choices, { count: order.length })}
          </span>
        </h2>
        <SaveState editor={editor} />
      </div>
      {theirs && <ConflictNotice editor={editor} known={known} />}
      {problem?.kind === 'gone' && (
        <GoneNotice list={list} order={order} onSaved={(id) => navigate(addressOf(id, view))} />
      )}
      {view === 'order' && (
        <OrderView
          {...{ list, editor, known, addKnown, announce }}
          aside={
            <OutcomeSummary {...{ outcome, known, order }} outcomeAddress={addressOf(list.id, 'outcome')} onFix={fix} />
          }
        />
      )}
      {view === 'outcome' && <OutcomeView {...{ list, outcome, known, order }} onFix={fix} />}
      {view === 'mock' && <MockView list={list} version={held.version} known={known} />}
      <PrintSheet name={list.name} order={order} known={known} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

/** The key of the text that says how far saving is. */
function saveStateOf(state: EditorState) {
  if (state.problem) return state.problem.kind;
  if (state.theirs) return 'conflict';
  if (state.sending) return 'saving';
  return isDirty(state) ? 'unsaved' : 'saved';
}

const ICONS = { saved: CloudCheck, saving: CloudUpload, unsaved: CloudUpload } as const;

function SaveState({ editor }: { editor: ListEditor }) {
  const messages = useMessages(listsMessages).editor;
  const state = saveStateOf(editor.state);
  const isOnTrack = state === 'saved' || state === 'saving' || state === 'unsaved';
  const Icon = isOnTrack ? ICONS[state] : CloudAlert;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      <p
        role="status"
        className={classNames('flex items-center gap-1.5', isOnTrack ? 'text-quiet' : 'font-semibold text-danger')}
      >
        <Icon className={classNames('size-4.5 shrink-0', state === 'saved' && 'text-good')} aria-hidden="true" />
        {messages.saveState[state]}
        {editor.state.problem?.kind === 'refused' && `: ${editor.state.problem.message}`}
      </p>
      {state === 'away' && (
        <Button size="small" variant="secondary" onClick={editor.retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
