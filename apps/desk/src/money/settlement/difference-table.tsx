import type { SettlementDifference } from '@dakhila/contract/desk/settlements';
import { DIFFERENCE_WORDS } from '@dakhila/domain/billing/settlement';
import { useState } from 'react';
import { indianDateTime } from '../../../../web/src/lib/format.ts';
import { Button } from '../../../../web/src/ui/button.tsx';
import { Cell, HeaderCell, Table } from '../../../../web/src/ui/table.tsx';
import { DeskLink } from '../../shell/desk-link.tsx';
import { amountOf, orderAddress } from '../labels.ts';
import { CheckDialog } from './check-dialog.tsx';

/** What differs on a day, and what was found about it. */
export function DifferenceTable({ day, listed }: { day: string; listed: SettlementDifference[] }) {
  const [open, setOpen] = useState<SettlementDifference | null>(null);
  return (
    <>
      <Table caption="Differences">
        <thead>
          <tr>
            <HeaderCell>What differs</HeaderCell>
            <HeaderCell>Payment</HeaderCell>
            <HeaderCell isNumeric>In the file</HeaderCell>
            <HeaderCell isNumeric>With us</HeaderCell>
            <HeaderCell>Order</HeaderCell>
            <HeaderCell>Looked at</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {listed.map((one) => (
            <DifferenceRow key={`${one.difference} ${one.paymentId}`} difference={one} onCheck={() => setOpen(one)} />
          ))}
        </tbody>
      </Table>
      {open && <CheckDialog day={day} difference={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type RowProps = { difference: SettlementDifference; onCheck: () => void };

const DifferenceRow = ({ difference: one, onCheck }: RowProps) => {
  const { difference, paymentId, transactionId, inFile, withUs, checked } = one;
  return (
    <tr>
      <HeaderCell scope="row" className="min-w-40">
        {DIFFERENCE_WORDS[difference]}
      </HeaderCell>
      <Cell className="min-w-48 break-all">{paymentId}</Cell>
      <Cell isNumeric>{inFile ? amountOf(inFile) : 'Nothing'}</Cell>
      <Cell isNumeric>{withUs ? amountOf(withUs) : 'Nothing'}</Cell>
      <Cell>
        {transactionId ? (
          <DeskLink to={orderAddress({ transactionId })} className="whitespace-nowrap">
            Open the order
          </DeskLink>
        ) : (
          'None'
        )}
      </Cell>
      <Cell className="min-w-48">
        {checked ? (
          <>
            <span className="wrap-anywhere">{checked.reason}</span>
            <span className="block text-xs text-quiet">
              {checked.by}, {indianDateTime(checked.at)}
            </span>
          </>
        ) : (
          <Button size="small" variant="secondary" aria-label={`Mark as looked at: ${paymentId}`} onClick={onCheck}>
            Mark as looked at
          </Button>
        )}
      </Cell>
    </tr>
  );
};
