import type { CutoffListDetails } from '@dakhila/contract/desk/cutoff-lists';
import { mayRefuseList } from '@dakhila/domain/staff/cutoff-lists';
import { useState } from 'react';
import { useParams } from 'react-router';
import { indianDateTime, indianNumber } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { SectionBoundary } from '../../../web/src/ui/section-boundary.tsx';
import { RecordPage } from '../shell/record-page.tsx';
import { LIST_LOOKS, LIST_NAMES } from './labels.ts';
import { ListDialog, type ListTask } from './list-dialog.tsx';
import { ListReportView } from './list-report.tsx';
import { useList } from './queries.ts';

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

/** What comes next, in a sentence. */
const NEXT: Readonly<Record<CutoffListDetails['state'], string>> = {
  checked: 'A colleague looks at the figures below and approves it. No one approves their own list.',
  faulty: 'It has errors, so it can’t be approved. Correct the file and upload it again.',
  approved: 'Now ask whoever runs the server to apply it. Students see nothing of it until then.',
  refused: 'It was refused, and its file is deleted.',
  applied: 'It’s in the facts. The servers show it after their restart.',
  'rolled-back': 'The facts are back to what they were before it.',
};

function OpenList({ list }: { list: CutoffListDetails }) {
  const [task, setTask] = useState<ListTask | null>(null);
  const { name, variant } = LIST_LOOKS[list.state];
  const rounds = list.report.rounds.map(({ year, round }) => `${year} round ${round}`).join(', ');
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
          </>
        }
      />
      <Notice variant={list.state === 'faulty' ? 'danger' : 'info'} className="mb-6">
        {NEXT[list.state]}
        {list.approvedBy && <span className="mt-1 block">Approved by {list.approvedBy}.</span>}
        {list.isServed && <span className="mt-1 block font-semibold">This server shows it to students.</span>}
      </Notice>
      <SectionBoundary>
        <ListReportView report={list.report} />
      </SectionBoundary>
      {task && <ListDialog task={task} list={list} onClose={() => setTask(null)} />}
    </>
  );
}
