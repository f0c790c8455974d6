import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { profileMessages } from '../messages.ts';
import { Part, ProfileSection } from '../section.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { privacyQuery } from './queries.ts';
import { SessionsSection } from './sessions-section.tsx';

export function PrivacySections({ id }: { id: string }) {
  return (
    <div id={id} className="scroll-mt-36 space-y-8">
      <ContactsSection />
      <SessionsSection />
      <AgreementsSection />
      <DataSection />
    </div>
  );
}

const ICONS = { email: Mail, phone: MessageCircle } as const;

function ContactsSection() {
  const messages = useMessages(profileMessages).privacy;
  const query = useQuery(privacyQuery);
  const [changing, setChanging] = useState<keyof typeof ICONS | null>(null);
  return (
    <ProfileSection id="contacts" title={messages.contacts} lead={messages.contactsLead}>
      <Part query={query} skeleton="h-36">
        {(overview) => (
          <Card padding="none" className="divide-y px-4 sm:px-5">
            {(['email', 'phone'] as const).map((kind) => {
              const Icon = ICONS[kind];
              return (
                <div key={kind} className="flex items-center gap-3 py-3">
                  <Icon className="size-5 shrink-0 text-quiet" aria-hidden="true" />
                  <div className="min-w-0 flex-1">
                    <p className="text-sm text-quiet">{messages[kind]}</p>
                    <p className="font-medium break-words tabular-nums">{overview[kind]}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={kind === 'email' ? messages.changeEmail : messages.changePhone}
                    onClick={() => setChanging(kind)}
                  >
                    {messages.change}
                  </Button>
                </div>
              );
            })}
          </Card>
        )}
      </Part>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(null)} />}
    </ProfileSection>
  );
}

function DataSection() {
  const messages = useMessages(profileMessages).privacy;
  const [isOpen, setIsOpen] = useState<'copy' | 'deletion' | null>(null);
  const offers = [
    {
      is: 'copy',
      sign: Download,
      title: messages.downloadTitle,
      text: messages.downloadText,
      button: messages.download,
    },
    { is: 'deletion', sign: Trash, title: messages.deleteTitle, text: messages.deleteText, button: messages.delete },
  ] as const;
  return (
    <ProfileSection id="data" title={messages.data} lead={messages.dataLead}>
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
