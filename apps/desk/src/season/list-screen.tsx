import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { mayRefuseList } from '@dakhila/domain/staff/cutoff-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { indianDateTime, indianNumber } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { SectionBoundary } from '../../../web/src/ui/section-boundary.tsx';
import { showFailure } from '../../../web/src/ui/toast-store.ts';
import { call } from '../api.ts';
import { RecordPage } from '../shell/record-page.tsx';
import { LIST_LOOKS, LIST_NAMES } from './labels.ts';
import { ListDialog, type ListTask } from './list-dialog.tsx';
import { nextStep } from './list-next.ts';
import { ListPreview } from './list-preview.tsx';
import { ListReportView } from './list-report.tsx';
import { listKey, useList } from './queries.ts';

/** One uploaded list with the report of the data build. */
export function ListScreen() {
  const { id = '' } = useParams();
  const query = useList(id);
  return (
    <RecordPage
      title="Cut-off list"
      back={{ to: '/season/lists', name: 'All lists' }}
      query={query}
      heading="This list couldn’t be opened"
    >
      {(list) => <OpenList list={list} />}
    </RecordPage>
  );
}

function OpenList({ list }: { list: CutoffListDetails }) {
  const [task, setTask] = useState<ListTask | null>(null);
  const { name, variant } = LIST_LOOKS[list.state];
  const rounds = list.report.rounds.map(({ year, round }) => `${year} round ${round}`).join(', ');
  const { edition } = list;
  return (
    <>
      <PageHeader
        title={`${LIST_NAMES[list.list]} ${rounds}`}
        lead={`${list.uploadedBy} uploaded it on ${indianDateTime(list.uploadedAt)}. ${indianNumber(list.report.rows)} rows.`}
        badges={<Badge variant={variant}>{name}</Badge>}
        actions={
          <>
            {mayRefuseList(list.state) && (
              <Button variant="secondary" onClick={() => setTask('refuse')}>
                Refuse
              </Button>
            )}
            {list.mayApprove && <Button onClick={() => setTask('approve')}>Approve</Button>}
            {list.mayPrepare && <PrepareButton list={list} />}
            {edition?.mayPublish && <Button onClick={() => setTask('publish')}>Publish</Button>}
            {edition?.mayRollBack && (
              <Button variant="secondary" onClick={() => setTask('roll-back')}>
                Roll back
              </Button>
            )}
          </>
        }
      />
      <NextStep list={list} />
      <SectionBoundary>
        {edition?.preview && (
          <section className="mb-6">
            <h2 className="mb-2 text-lg">What students will notice</h2>
            <ListPreview preview={edition.preview} />
          </section>
        )}
        <ListReportView report={list.report} />
      </SectionBoundary>
      {task && <ListDialog task={task} list={list} onClose={() => setTask(null)} />}
    </>
  );
}

/** Where the list stands, and what comes next. */
function NextStep({ list }: { list: CutoffListDetails }) {
  const { text, variant = 'info' } = nextStep(list);
  const { publishedBy, publishedAt } = list.edition ?? {};
  return (
    <div role="status" className="mb-6">
      <Notice variant={variant}>
        {text}
        {list.approvedBy && <span className="mt-1 block">Approved by {list.approvedBy}.</span>}
        {publishedBy && publishedAt && (
          <span className="mt-1 block">
            Published by {publishedBy} on {indianDateTime(publishedAt)}.
          </span>
        )}
        {list.isServed && <span className="mt-1 block font-semibold">This server shows it to students.</span>}
      </Notice>
    </div>
  );
}

/** Asks for the facts with the list, for the first time or again. */
function PrepareButton({ list: { id, edition } }: { list: CutoffListDetails }) {
  const client = useQueryClient();
  const work = useMutation({
    mutationFn: () => call(deskCutoffLists.prepare, { params: { id }, body: {} }),
    onSuccess: ({ data }) => client.setQueryData(listKey(id), data),
    onError: (error) => {
      showFailure('Not prepared', error, 'Please try again.');
      return client.invalidateQueries({ queryKey: listKey(id) });
    },
  });
  return (
    <Button isBusy={work.isPending} onClick={() => work.mutate()}>
      {edition ? 'Prepare again' : 'Prepare'}
    </Button>
  );
}
