import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { profileMessages } from '../messages.ts';
import { ProfileSection } from '../section.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** A copy of everything, and the end of the account. */
export function DataSection() {
  const words = useMessages(profileMessages).privacy;
  const [isOpen, setIsOpen] = useState<'copy' | 'deletion' | null>(null);
  const offers = [
    { is: 'copy', sign: Download, title: words.downloadTitle, text: words.downloadText, button: words.download },
    { is: 'deletion', sign: Trash, title: words.deleteTitle, text: words.deleteText, button: words.delete },
  ] as const;
  return (
    <ProfileSection id="data" title={words.data} lead={words.dataLead}>
      <Card padding="none" className="divide-y px-4 sm:px-5">
        {offers.map(({ is, sign: Sign, title, text, button }) => (
          <div key={is} className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
            <div className="flex flex-1 gap-3">
              <Sign className="mt-0.5 size-5 shrink-0 text-quiet" aria-hidden="true" />
              <div className="min-w-0">
                <h3 className="text-base">{title}</h3>
                <p className="text-sm text-quiet">{text}</p>
              </div>
            </div>
            <Button
              variant="secondary"
              size="small"
              className="ms-8 self-start sm:ms-0 sm:self-center"
              aria-label={title}
              onClick={() => setIsOpen(is)}
            >
              {button}
            </Button>
          </div>
        ))}
      </Card>
      {isOpen === 'copy' && <CopyDialog onClose={() => setIsOpen(null)} />}
      {isOpen === 'deletion' && <DeletionDialog onClose={() => setIsOpen(null)} onDownload={() => setIsOpen('copy')} />}
    </ProfileSection>
  );
}
