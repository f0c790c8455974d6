import {
  deskSettlementCsvPath,
  type SettlementDay,
  type SettlementDifference,
} from '@dakhila/contract/desk/settlements';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import Download from 'lucide-react/icons/download';
import { useParams } from 'react-router';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { buttonStyles } from '../../../../web/src/ui/button.tsx';
import { Card } from '../../../../web/src/ui/card.tsx';
import { PageHeader } from '../../../../web/src/ui/page-header.tsx';
import { RecordPage } from '../../shell/record-page.tsx';
import { FactList } from '../fact-list.tsx';
import { exactRupees } from '../labels.ts';
import { DifferenceTable } from './difference-table.tsx';
import { useSettlementDay } from './queries.ts';
import { DayBadge } from './settlement-screen.tsx';

/** One day: both totals, and everything that differs. */
export function SettlementDayScreen() {
  const { day = '' } = useParams();
  const query = useSettlementDay(day);
  return (
    <RecordPage
      title="Settlement"
      back={{ to: '/money/settlement', name: 'All days' }}
      query={query}
      heading="This day couldn’t be opened"
    >
      {(data) => <OpenDay day={data} listed={data.listed} />}
    </RecordPage>
  );
}

type DayProps = { day: SettlementDay; listed: SettlementDifference[] };

function OpenDay({ day, listed }: DayProps) {
  return (
    <>
      <PageHeader
        title={dayInWords(day.day)}
        badges={<DayBadge day={day} />}
        actions={
          listed.length > 0 && (
            <a
              href={API_BASE_PATH + deskSettlementCsvPath(day.day)}
              download
              className={buttonStyles({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" />
              Differences as CSV
            </a>
          )
        }
      />
      <Card className="mb-6">
        <FactList
          facts={[
            ['With us', totalsIn(day.withUs)],
            ['In the gateway’s files', day.inFile ? totalsIn(day.inFile) : 'No file has this day yet'],
          ]}
        />
      </Card>
      {listed.length > 0 && <DifferenceTable day={day.day} listed={listed} />}
      {day.differences > listed.length && (
        <p className="mt-3 text-sm text-quiet">
          These are the first {indianNumber(listed.length)}. The CSV has all {indianNumber(day.differences)}.
        </p>
      )}
      {listed.length === 0 && day.inFile && (
        <p className="text-quiet">Every payment and refund of this day agrees with the gateway’s files.</p>
      )}
    </>
  );
}

const totalsIn = ({ payments, paidPaise, refunds, refundedPaise }: SettlementDay['withUs']) =>
  `${exactRupees(paidPaise)} in ${indianNumber(payments)} ${payments === 1 ? 'payment' : 'payments'}, ` +
  `${exactRupees(refundedPaise)} in ${indianNumber(refunds)} ${refunds === 1 ? 'refund' : 'refunds'}`;
