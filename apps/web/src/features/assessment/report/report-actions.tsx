import { type ReportShare, reportPdfPath } from '@dakhila/contract/assessment';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button, buttonStyles } from '../../../ui/button.tsx';
import { assessmentMessages } from '../messages.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** What can be done with a report: keep it, print it, share it, delete it. */
export function ReportActions({ id, share }: { id: string; share: ReportShare | null }) {
  const words = useMessages(assessmentMessages).report.actions;
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
        {words.pdf}
      </a>
      <Button variant="secondary" className="max-sm:flex-1 max-sm:px-2!" onClick={() => setOpen('share')}>
        <Share2 aria-hidden="true" />
        {words.share}
      </Button>
      <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {words.print}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden="true" />
        {words.remove}
      </Button>
      {open === 'share' && <ShareDialog id={id} share={share} onClose={close} />}
      {open === 'delete' && <DeleteDialog id={id} onClose={close} />}
    </div>
  );
}
