import type { CounsellorLoad } from '@dakhila/contract/desk/counsellors';
import { useState } from 'react';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../web/src/ui/table.tsx';
import { useMay } from '../session/use-member.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { LinkMemberDialog } from './link-member-dialog.tsx';
import { useCounsellors } from './queries.ts';

/** How busy each counsellor is, how students rate them, and who signs in as whom. */
export function CounsellorsScreen() {
  const query = useCounsellors();
  const [linked, setLinked] = useState<CounsellorLoad | null>(null);
  return (
    <DeskPage title="Counsellors">
      <PageHeader
        title="Counsellors"
        lead="Load and ratings, without any student. Averages appear after three ratings. To add or remove a counsellor, ask whoever runs the server."
      />
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="The list couldn’t be loaded.">
        {({ counsellors, members, days }) => (
          <>
            {counsellors.length === 0 ? (
              <EmptyState heading="No counsellors yet">Ask whoever runs the server to add the first one.</EmptyState>
            ) : (
              <LoadTable counsellors={counsellors} members={members} days={days} onLink={setLinked} />
            )}
            {linked && <LinkMemberDialog counsellor={linked} members={members} onClose={() => setLinked(null)} />}
          </>
        )}
      </QueryView>
      <HolidaysSection />
    </DeskPage>
  );
}

type TableProps = {
  counsellors: readonly CounsellorLoad[];
  members: readonly { id: string; name: string }[];
  days: number;
  onLink: (counsellor: CounsellorLoad) => void;
};

function LoadTable({ counsellors, members, days, onLink }: TableProps) {
  const mayLink = useMay('staff.manage');
  const nameOf = (id: string | null) => members.find((member) => member.id === id)?.name;
  return (
    <Table caption={`Booked and open times ahead, and sessions of the last ${days} days`}>
      <TableHead
        columns={[
          'Counsellor',
          ['Booked ahead', 'number'],
          ['Open times', 'number'],
          ['Held', 'number'],
          ['No-shows', 'number'],
          ['Cancelled by us', 'number'],
          ['Notes missing', 'number'],
          ['Rating', 'number'],
          'Signs in',
        ]}
      />
      <tbody>
        {counsellors.map((counsellor) => (
          <tr key={counsellor.id}>
            <HeaderCell scope="row" className="whitespace-nowrap">
              {counsellor.name}
              {!counsellor.isActive && (
                <Badge variant="outline" className="ms-2">
                  Closed
                </Badge>
              )}
            </HeaderCell>
            <Cell isNumeric>{counsellor.ahead}</Cell>
            <Cell isNumeric>{counsellor.open}</Cell>
            <Cell isNumeric>{counsellor.held}</Cell>
            <Cell isNumeric>{counsellor.missed}</Cell>
            <Cell isNumeric>{counsellor.cancelled}</Cell>
            <Cell isNumeric>{counsellor.unwritten}</Cell>
            <Cell isNumeric>
              {counsellor.rating ? `${counsellor.rating.average} of 5 (${counsellor.rating.count})` : 'Too few'}
            </Cell>
            <Cell>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="whitespace-nowrap">{nameOf(counsellor.staffId) ?? 'Nobody'}</span>
                {mayLink && (
                  <Button size="small" variant="secondary" onClick={() => onLink(counsellor)}>
                    Change
                    <span className="sr-only"> who signs in as {counsellor.name}</span>
                  </Button>
                )}
              </span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
