import { assessment, type ReportShare, reportPdfPath } from '@dakhila/contract/assessment';
import type { Validity } from '@dakhila/contract/assessment-report';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonStyles } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery, reportQuery } from '../queries.ts';
import { ReportSkeleton, ValidityNotice } from './report-parts.tsx';
import { ReportView } from './report-view.tsx';
import { ShareDialog } from './share-dialog.tsx';

export function ReportScreen() {
  const { id = '' } = useParams();
  const messages = useMessages(assessmentMessages).report;
  const query = useQuery(reportQuery(id));
  const { data } = query;
  const made = indianDate(data?.sitting.completedAt ?? '');
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        {...(made && { lead: fill(messages.made, { date: made }) })}
        back={<BackLink to={paths.psychometric}>{messages.back}</BackLink>}
        actions={data?.report && <ReportActions id={id} share={data.share} />}
      />
      <QueryView query={query} heading={messages.failedTitle} fallback={messages.failed} loading={<ReportSkeleton />}>
        {({ report, validity }) =>
          report ? <ReportView report={report} validity={validity} isOwn /> : <RetakeView id={id} validity={validity} />
        }
      </QueryView>
    </>
  );
}

function ReportActions({ id, share }: { id: string; share: ReportShare | null }) {
  const messages = useMessages(assessmentMessages).report.actions;
  const [open, setOpen] = useState<'nothing' | 'share' | 'delete'>('nothing');
  const close = () => setOpen('nothing');
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={`${API_BASE_PATH}${reportPdfPath(id)}`}
        download
        className={`${buttonStyles({ variant: 'primary' })} max-sm:w-full`}
      >
        <Download aria-hidden="true" />
        {messages.pdf}
      </a>
      <Button variant="secondary" className="max-sm:flex-1 max-sm:px-2!" onClick={() => setOpen('share')}>
        <Share2 aria-hidden="true" />
        {messages.share}
      </Button>
      <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {messages.print}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" />
        {messages.remove}
      </Button>
      {open === 'share' && <ShareDialog id={id} share={share} onClose={close} />}
      {open === 'delete' && <DeleteDialog id={id} onClose={close} />}
    </div>
  );
}

/** Shown if the answers do not support a report; the retake is free. */
function RetakeView({ id, validity }: { id: string; validity: Validity }) {
  const messages = useMessages(assessmentMessages).report.retake;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="max-w-2xl">
      <ValidityNotice validity={validity} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.psychometric} size="large" className="max-sm:w-full">
          {messages.again}
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={() => setIsDeleting(true)}>
          {messages.remove}
        </Button>
      </div>
      {isDeleting && <DeleteDialog id={id} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}

function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(assessmentMessages).report.remove;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assessment.remove, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: overviewQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['student'] });
      showToast({ title: messages.done, description: messages.doneText, variant: 'success' });
      navigate(paths.psychometric, { replace: true });
      client.removeQueries({ queryKey: reportQuery(id).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={messages.title}
      cancel={messages.cancel}
      confirm={messages.confirm}
      isBusy={isPending}
      failure={error && serverMessageOf(error, messages.failed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{messages.text}</p>
    </ConfirmDialog>
  );
}
