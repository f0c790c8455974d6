import type { SettlementDay } from '@dakhila/contract/desk/settlements';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { Badge } from '../../../../web/src/ui/badge.tsx';
import { QueryView } from '../../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../../web/src/ui/table.tsx';
import { DeskLink } from '../../shell/desk-link.tsx';
import { MoreButton } from '../../shell/more-button.tsx';
import { exactRupees } from '../labels.ts';
import { MoneyFrame } from '../money-frame.tsx';
import { FilesSection } from './files-section.tsx';
import { useSettlementDays } from './queries.ts';
import { UploadCard } from './upload-card.tsx';

/** Our daily totals against the gateway's settlement files. */
export function SettlementScreen() {
  const query = useSettlementDays();
  return (
    <MoneyFrame title="Settlement" lead="What we recorded each day, against what the gateway lists in its files.">
      <UploadCard />
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="The days couldn’t be loaded.">
        {({ pages }) => <DayTable days={pages.flatMap(({ days }) => days)} />}
      </QueryView>
      <MoreButton query={query}>Earlier days</MoreButton>
      <FilesSection />
    </MoneyFrame>
  );
}

/** How a day compares, in one badge. */
export function DayBadge({ day: { inFile, differences, unchecked } }: { day: SettlementDay }) {
  if (differences > 0)
    return (
      <Badge variant={unchecked > 0 ? 'marigold' : 'outline'}>
        {indianNumber(differences)} {differences === 1 ? 'difference' : 'differences'}
        {unchecked === 0 && ', looked at'}
      </Badge>
    );
  return inFile ? <Badge variant="good">Agrees</Badge> : <Badge variant="outline">No file yet</Badge>;
}

const inRupees = (paise: number | undefined) => (paise === undefined ? 'No file' : exactRupees(paise));

const DayTable = ({ days }: { days: SettlementDay[] }) => (
  <Table caption="Days" isCaptionHidden>
    <TableHead
      columns={[
        'Day',
        'Result',
        ['Paid, with us', 'number'],
        ['Paid, in the file', 'number'],
        ['Refunded, with us', 'number'],
        ['Refunded, in the file', 'number'],
      ]}
    />
    <tbody>
      {days.map((day) => (
        <tr key={day.day}>
          <HeaderCell scope="row" className="whitespace-nowrap">
            <DeskLink to={`/money/settlement/${day.day}`}>{dayInWords(day.day)}</DeskLink>
          </HeaderCell>
          <Cell className="whitespace-nowrap">
            <DayBadge day={day} />
          </Cell>
          <Cell isNumeric>{inRupees(day.withUs.paidPaise)}</Cell>
          <Cell isNumeric>{inRupees(day.inFile?.paidPaise)}</Cell>
          <Cell isNumeric>{inRupees(day.withUs.refundedPaise)}</Cell>
          <Cell isNumeric>{inRupees(day.inFile?.refundedPaise)}</Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
