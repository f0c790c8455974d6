import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { profileMessages } from '../messages.ts';
import { Part, ProfileSection } from '../section.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { privacyQuery } from './queries.ts';

type Kind = 'email' | 'phone';
const SIGNS = { email: Mail, phone: MessageCircle } as const;

/** The address and the number of the account, each with the way to change it. */
export function ContactsSection() {
  const words = useMessages(profileMessages).privacy;
  const query = useQuery(privacyQuery);
  const [changing, setChanging] = useState<Kind | null>(null);
  return (
    <ProfileSection id="contacts" title={words.contacts} lead={words.contactsLead}>
      <Part query={query} skeleton="h-36">
        {(overview) => (
          <Card padding="none" className="divide-y px-4 sm:px-5">
            {(['email', 'phone'] as const).map((kind) => {
              const Sign = SIGNS[kind];
              return (
                <div key={kind} className="flex items-center gap-3 py-3">
                  <Sign className="size-5 shrink-0 text-quiet" aria-hidden="true" />
                  <div className="min-w-0 flex-1">
                    <p className="text-sm text-quiet">{words[kind]}</p>
                    <p className="font-medium break-words tabular-nums">{overview[kind]}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={kind === 'email' ? words.changeEmail : words.changePhone}
                    onClick={() => setChanging(kind)}
                  >
                    {words.change}
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
