import type { Exam } from '@dakhila/contract/exam';
import { factReports, LONGEST_REPORT, REPORT_FIELDS, type ReportField } from '@dakhila/contract/fact-reports';
import { useMutation } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { collegesMessages } from '../messages.ts';

/** What only one exam's colleges have. */
const NOT_OF: Record<Exam, readonly ReportField[]> = {
  'mht-cet': ['home-state'],
  josaa: ['minority-status', 'fees', 'university'],
};

export function ReportFact({ exam, collegeId }: { exam: Exam; collegeId: string }) {
  const messages = useMessages(collegesMessages).page.report;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-8 border-t pt-4 print:hidden">
      <Button variant="quiet" className="-ms-3 text-sm" onClick={() => setIsOpen(true)}>
        <Flag aria-hidden="true" />
        {messages.open}
      </Button>
      {isOpen && <ReportDialog exam={exam} collegeId={collegeId} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function ReportDialog({ exam, collegeId, onClose }: { exam: Exam; collegeId: string; onClose: () => void }) {
  const id = useId();
  const messages = useMessages(collegesMessages).page.report;
  const [field, setField] = useState<ReportField>('cutoffs');
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(factReports.send, { body: { exam, collegeId, field, message } }),
    onSuccess: () => {
      showToast({ title: messages.sent, description: messages.sentText, variant: 'success' });
      onClose();
    },
    onError: (error) => setProblem(serverMessageOf(error, messages.failed)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = message.trim();
    const found =
      text === ''
        ? messages.empty
        : text.length > LONGEST_REPORT
          ? fill(messages.tooLong, { most: LONGEST_REPORT })
          : undefined;
    setProblem(found);
    if (!found && !isPending) mutate();
  };
  const fields = REPORT_FIELDS.filter((name) => !NOT_OF[exam].includes(name));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={messages.title}
      description={messages.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} isBusy={isPending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="space-y-4">
        <Field label={messages.field}>
          <Select
            value={field}
            options={fields.map((name) => ({ value: name, label: messages.fields[name] }))}
            onChange={(event) => setField(REPORT_FIELDS.find((name) => name === event.target.value) ?? 'other')}
          />
        </Field>
        <Field label={messages.message} hint={messages.messageHint} error={problem}>
          <Textarea
            required
            maxLength={LONGEST_REPORT}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
