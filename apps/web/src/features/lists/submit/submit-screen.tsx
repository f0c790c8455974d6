import type { ListHead, PreferenceList } from '@dakhila/contract/list-views';
import { formChoices } from '@dakhila/domain/lists/form-choices';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Link } from '../../../lib/navigation.tsx';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { roundsPath } from '../address.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { listsQuery } from '../membership/queries.ts';
import { listQuery } from '../queries.ts';
import { useOpenList } from '../use-open-list.ts';
import { CheckView } from './check/check-view.tsx';
import { CompareView } from './compare/compare-view.tsx';
import { LeftOut } from './left-out.tsx';
import { submitMessages } from './messages.ts';
import { readSubmitAddress, STEPS, type SubmitAddress, submitPath } from './submit-address.ts';
import { TypeView } from './type/type-view.tsx';

/** `/rounds/submit`: check a list, type it into the official form, and compare the form with it. */
export function SubmitScreen() {
  const messages = useMessages(submitMessages);
  const [search] = useSearchParams();
  const address = readSubmitAddress(search);
  const query = useQuery({ ...listsQuery, refetchOnWindowFocus: 'always' });
  const head = query.data?.find(({ id }) => id === address.list);
  const toList = head ? roundsPath({ exam: head.exam, list: head.id, view: 'order' }) : paths.rounds;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        back={<BackLink to={toList}>{messages.back}</BackLink>}
        {...(head && { lead: fill(messages.about, { name: head.name, version: head.version }) })}
        className="mb-4!"
      />
      <QueryView query={query} heading={messages.failedTitle} fallback={messages.failed} loading={<SubmitSkeleton />}>
        {() => (head ? <SubmitList key={head.id} head={head} address={address} /> : <NoList />)}
      </QueryView>
    </>
  );
}

function SubmitSkeleton() {
  const messages = useMessages(submitMessages);
  return (
    <Loading
      label={messages.loading}
      className="space-y-4"
      skeletons={['h-12 rounded-card', 'h-48 rounded-card', 'h-40 rounded-card', 'h-40 rounded-card']}
    />
  );
}

function NoList() {
  const messages = useMessages(submitMessages);
  return (
    <Card>
      <EmptyState
        heading={messages.goneTitle}
        illustration={<WindingPath />}
        action={<ButtonLink to={paths.rounds}>{messages.toLists}</ButtonLink>}
      >
        {messages.goneText}
      </EmptyState>
    </Card>
  );
}

type SubmitListProps = { head: ListHead; address: SubmitAddress };

function SubmitList({ head, address }: SubmitListProps) {
  const messages = useMessages(submitMessages);
  const query = useQuery(listQuery(head.id));
  if (query.error instanceof ApiError && query.error.status === 404) return <NoList />;
  return (
    <QueryView query={query} heading={messages.failedTitle} fallback={messages.failed} loading={<SubmitSkeleton />}>
      {(list) => <OpenedList list={list} head={head} address={address} onStale={query.refetch} />}
    </QueryView>
  );
}

type OpenedListProps = SubmitListProps & { list: PreferenceList; onStale: () => void };

function OpenedList({ list, head, address, onStale }: OpenedListProps) {
  const messages = useMessages(submitMessages);
  const { editor, known, outcome } = useOpenList(list, head, onStale);
  const { order } = editor.state;
  const toList = roundsPath({ exam: list.exam, list: list.id, view: 'order' });
  const listed = order.flatMap((key) => known.get(key) ?? []);
  const choices = formChoices(listed);
  const leftOut = <LeftOut choices={listed.filter((choice) => !choices.includes(choice))} />;
  if (choices.length === 0)
    return (
      <div className="space-y-4">
        <Card>
          <EmptyState
            heading={listed.length > 0 ? messages.noneLeftTitle : messages.emptyTitle}
            illustration={<WindingPath />}
            action={<ButtonLink to={toList}>{messages.toList}</ButtonLink>}
          >
            {messages.emptyText}
          </EmptyState>
        </Card>
        {leftOut}
      </div>
    );
  return (
    <div className="space-y-4">
      <StepLinks address={address} />
      <SaveNotice editor={editor} toList={toList} />
      {leftOut}
      {address.step === 'check' && <CheckView {...{ list, choices, known, outcome }} />}
      {address.step === 'type' && (
        <TypeView key={choices.map(({ choice }) => choice).join()} list={list} choices={choices} />
      )}
      {address.step === 'compare' && <CompareView exam={list.exam} choices={choices} />}
    </div>
  );
}

/** Says where the order on this device is not the saved one. */
function SaveNotice({ editor, toList }: { editor: ListEditor; toList: string }) {
  const messages = useMessages(submitMessages);
  if (!editor.isUnsaved && !editor.state.theirs) return null;
  return (
    <Notice variant="warning" action={<TextLink to={toList}>{messages.toList}</TextLink>}>
      {editor.state.theirs ? messages.conflict : messages.unsaved}
    </Notice>
  );
}

function StepLinks({ address }: { address: SubmitAddress }) {
  const messages = useMessages(submitMessages);
  return (
    <nav aria-label={messages.steps} className="print:hidden">
      <ol className="flex gap-1 rounded-card bg-sunken p-1 sm:inline-flex">
        {STEPS.map((step, at) => (
          <li key={step} className="flex-1">
            <Link
              to={submitPath({ ...address, step })}
              {...(step === address.step && { 'aria-current': 'step' })}
              className="flex min-h-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold whitespace-nowrap text-quiet no-underline hover:text-text focus-visible:-outline-offset-2 aria-[current=step]:bg-card aria-[current=step]:text-ink aria-[current=step]:shadow-soft sm:px-5 forced-colors:aria-[current=step]:outline-2"
            >
              <span aria-hidden="true" className="tabular-nums">{`${at + 1}.`}</span>
              {messages.step[step]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
