import { deskSettlements, type SettlementDifference } from '@dakhila/contract/desk/settlements';
import { DIFFERENCE_WORDS } from '@dakhila/domain/billing/settlement';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDateTime } from '../../../../web/src/lib/format.ts';
import { Button } from '../../../../web/src/ui/button.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../../web/src/ui/table.tsx';
import { call } from '../../api.ts';
import { DeskLink } from '../../shell/desk-link.tsx';
import { CheckDialog } from '../check-dialog.tsx';
import { amountOf, orderAddress } from '../labels.ts';
import { readSettlementAgain } from './queries.ts';

/** What differs on a day, and what was found about it. */
export function DifferenceTable({ day, listed }: { day: string; listed: SettlementDifference[] }) {
  const [open, setOpen] = useState<SettlementDifference | null>(null);
  return (
    <>
      <Table caption="Differences">
        <TableHead
          columns={['What differs', 'Payment', ['In the file', 'number'], ['With us', 'number'], 'Order', 'Looked at']}
        />
        <tbody>
          {listed.map((one) => (
            <DifferenceRow key={`${one.difference} ${one.paymentId}`} difference={one} onCheck={() => setOpen(one)} />
          ))}
        </tbody>
      </Table>
      {open && <DifferenceDialog day={day} shown={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type DialogProps = { day: string; shown: SettlementDifference; onClose: () => void };

function DifferenceDialog({ day, shown, onClose }: DialogProps) {
  const client = useQueryClient();
  const { difference, paymentId, inFile, withUs } = shown;
  const send = (reason: string) =>
    call(deskSettlements.check, { params: { day }, body: { difference, paymentId, inFile, withUs, reason } });
  return (
    <CheckDialog send={send} onSettled={() => readSettlementAgain(client)} onClose={onClose}>
      {DIFFERENCE_WORDS[difference]}: {inFile ? amountOf(inFile) : 'nothing'} in the file,{' '}
      {withUs ? amountOf(withUs) : 'nothing'} with us. It leaves the work list and stays on this page. If the amounts
      change, it comes back.
    </CheckDialog>
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
