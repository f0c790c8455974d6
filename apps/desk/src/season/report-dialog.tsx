import { type DeskReport, deskReports } from '@dakhila/contract/desk/season';
import {
  LONGEST_REPORT_NOTE,
  needsReportNote,
  REPORT_STATE_NAMES,
  REPORT_STATES,
  type ReportState,
} from '@dakhila/domain/colleges/report-state';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { Textarea } from '../../../web/src/ui/textarea.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { HistoryList } from './history-list.tsx';
import { fieldName } from './labels.ts';
import { REPORTS_KEY, useReportHistory } from './queries.ts';

/** Says what became of a reported fact. */
export function ReportDialog({ report, onClose }: { report: DeskReport; onClose: () => void }) {
  const client = useQueryClient();
  // Somebody decides: nothing is chosen for them.
  const [state, setState] = useState<ReportState | null>(report.state === 'new' ? null : report.state);
  const [note, setNote] = useState(report.note);
  const work = useMutation({
    mutationFn: (chosen: ReportState) =>
      call(deskReports.mark, { params: { id: report.id }, body: { state: chosen, note, revision: report.revision } }),
    onSuccess: () => {
      showToast({ title: 'Saved', variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
  const isComplete = state !== null && (!needsReportNote(state) || note.trim() !== '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${report.college}: ${fieldName(report.field)}`}
      footer={
        <Button disabled={!isComplete} isBusy={work.isPending} onClick={() => state && work.mutate(state)}>
          Save
        </Button>
      }
    >
      <blockquote className="mb-4 border-s-4 ps-4 break-words whitespace-pre-wrap">{report.message}</blockquote>
      <div className="space-y-4">
        <Field label="Outcome">
          <Select
            value={state ?? ''}
            onChange={({ target }) => setState(REPORT_STATES.find((one) => one === target.value) ?? null)}
            options={REPORT_STATES.map((one) => ({ value: one, label: REPORT_STATE_NAMES[one] }))}
          >
            {state === null && <option value="">Please choose</option>}
          </Select>
        </Field>
        <Field label="Note" hint="What you found and where. Please leave contacts out.">
          <Textarea value={note} maxLength={LONGEST_REPORT_NOTE} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <FailureNotice error={work.error} fallback="That didn’t work. Please try again." className="mt-4" />
      <p className="mt-4 text-sm text-quiet">
        The student has a ticket with support about this, and gets the answer there. A corrected fact reaches students
        with the next data or release.
      </p>
      <HistoryList query={useReportHistory(report.id)} />
    </Dialog>
  );
}
