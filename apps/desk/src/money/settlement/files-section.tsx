import type { SettlementFile } from '@dakhila/contract/desk/settlements';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { useState } from 'react';
import { indianDateTime, indianNumber } from '../../../../web/src/lib/format.ts';
import { Badge } from '../../../../web/src/ui/badge.tsx';
import { Button } from '../../../../web/src/ui/button.tsx';
import { QueryView } from '../../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../../web/src/ui/table.tsx';
import { MoreButton } from '../../shell/more-button.tsx';
import { useSettlementFiles } from './queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The uploaded files. A wrong one can be withdrawn. */
export function FilesSection() {
  const query = useSettlementFiles();
  const [chosen, setChosen] = useState<SettlementFile | null>(null);
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg">Uploaded files</h2>
      <QueryView query={query} loading={<SkeletonCard className="h-40" />} fallback="The files couldn’t be loaded.">
        {({ pages }) => {
          const files = pages.flatMap((page) => page.files);
          if (files.length === 0) return <p className="text-quiet">No one has uploaded a file yet.</p>;
          return <FileTable files={files} onWithdraw={setChosen} />;
        }}
      </QueryView>
      <MoreButton query={query}>Earlier files</MoreButton>
      {chosen && <WithdrawDialog file={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

/** 'Mon, 16 Nov 2026 to Tue, 17 Nov 2026', or one day. */
export function daysOf({ firstDay, lastDay }: SettlementFile): string {
  if (!firstDay || !lastDay) return 'Not recorded';
  return firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;
}

type TableProps = { files: SettlementFile[]; onWithdraw: (file: SettlementFile) => void };

const FileTable = ({ files, onWithdraw }: TableProps) => (
  <Table caption="Uploaded files" isCaptionHidden>
    <TableHead columns={['Uploaded', 'Days in it', ['Lines', 'number'], 'State']} />
    <tbody>
      {files.map((file) => (
        <tr key={file.id}>
          <HeaderCell scope="row" className="min-w-40">
            {indianDateTime(file.uploadedAt)}
            <span className="block font-normal text-quiet">{file.uploadedBy}</span>
          </HeaderCell>
          <Cell className="min-w-40">{daysOf(file)}</Cell>
          <Cell isNumeric>{indianNumber(file.lines)}</Cell>
          <Cell className="min-w-48">
            {file.withdrawn ? (
              <>
                <Badge variant="outline">Withdrawn</Badge>
                <span className="mt-1 block text-xs text-quiet">
                  {file.withdrawn.by}, {indianDateTime(file.withdrawn.at)}
                </span>
                <span className="mt-1 block text-sm break-words">
                  {file.withdrawn.reason ?? 'No reason was recorded.'}
                </span>
              </>
            ) : (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Withdraw the file of ${indianDateTime(file.uploadedAt)}`}
                onClick={() => onWithdraw(file)}
              >
                Withdraw
              </Button>
            )}
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
