import type { FamilyLink } from '@dakhila/contract/family-links';
import { LANGUAGE_NAMES } from '@dakhila/domain/language/languages';
import { type ReactNode, useState } from 'react';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { familyMessages } from './messages.ts';

type FamilyLinksProps = {
  links: readonly FamilyLink[];
  renewing: string | null;
  ending: string | null;
  onRenew: (id: string) => void;
  onEnd: (id: string) => void;
};

/** The links that work. Replacing or ending one is confirmed in its row, because a dialog is open already: either stops what the family has. */
export function FamilyLinks({ links, renewing, ending, onRenew, onEnd }: FamilyLinksProps) {
  const { share: messages } = useMessages(familyMessages);
  const [asked, setAsked] = useState<{ id: string; about: 'end' | 'renew' } | null>(null);
  if (links.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">{messages.links}</h3>
      <ul className="mt-1 divide-y">
        {links.map((link) => {
          const about = asked?.id === link.id ? asked.about : null;
          const renew = () => {
            setAsked(null);
            onRenew(link.id);
          };
          return (
            <li key={link.id} className="py-3">
              <LinkFacts link={link} />
              {about === 'end' && (
                <Question title={messages.endTitle} text={messages.endText} onKeep={() => setAsked(null)}>
                  <Button
                    size="small"
                    variant="destructive"
                    autoFocus
                    isBusy={ending === link.id}
                    onClick={() => onEnd(link.id)}
                  >
                    {messages.end}
                  </Button>
                </Question>
              )}
              {about === 'renew' && (
                <Question title={messages.renewTitle} text={messages.renewText} onKeep={() => setAsked(null)}>
                  <Button size="small" variant="destructive" autoFocus onClick={renew}>
                    {messages.renew}
                  </Button>
                </Question>
              )}
              {about === null && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button
                    size="small"
                    variant="secondary"
                    isBusy={renewing === link.id}
                    onClick={() => setAsked({ id: link.id, about: 'renew' })}
                  >
                    {messages.renew}
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setAsked({ id: link.id, about: 'end' })}>
                    {messages.end}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type QuestionProps = { title: string; text: string; onKeep: () => void; children: ReactNode };

function Question({ title, text, onKeep, children }: QuestionProps) {
  const { share: messages } = useMessages(familyMessages);
  return (
    <fieldset className="mt-2 rounded-control bg-danger-soft p-3">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      <p className="text-sm">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {children}
        <Button size="small" variant="secondary" onClick={onKeep}>
          {messages.keep}
        </Button>
      </div>
    </fieldset>
  );
}

function LinkFacts({ link: { language, expiresAt, views, showsName } }: { link: FamilyLink }) {
  const { share: messages } = useMessages(familyMessages);
  const facts = [
    fill(messages.until, { date: indianDate(expiresAt) ?? '' }),
    views === 0 ? messages.notViewed : fill(messages.views, { count: views }),
    showsName && messages.withName,
  ].filter(Boolean);
  return (
    <>
      <p className="font-medium">{LANGUAGE_NAMES[language]}</p>
      <p className="text-sm text-quiet tabular-nums">{facts.join(' ')}</p>
    </>
  );
}
