import type { LegalDocument } from '@dakhila/domain/privacy/policy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDate } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LegalDialog, NewTermsDialog } from '../../../help/index.ts';
import { profileMessages } from '../messages.ts';
import { Part, ProfileSection } from '../section.tsx';
import { privacyQuery } from './queries.ts';

export function AgreementsSection() {
  const messages = useMessages(profileMessages).privacy;
  const query = useQuery(privacyQuery);
  const [isAgreeing, setIsAgreeing] = useState(false);
  const [reading, setReading] = useState<LegalDocument | null>(null);
  return (
    <ProfileSection id="agreements" title={messages.agreements}>
      <Part query={query} skeleton="h-36">
        {({ agreements, isAgreementCurrent }) => (
          <Card padding="none" className="divide-y px-4 sm:px-5">
            {!isAgreementCurrent && (
              <div className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p className="min-w-0">{messages.newerTexts}</p>
                <Button size="small" onClick={() => setIsAgreeing(true)}>
                  {messages.lookAtThem}
                </Button>
              </div>
            )}
            {agreements.length === 0 && <p className="py-3 text-quiet">{messages.noAgreements}</p>}
            {agreements.map(({ document, version, acceptedAt }) => (
              <div key={`${document} ${version}`} className="flex items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-medium">{messages.agreement[document]}</p>
                  <p className="text-sm text-quiet">
                    {fill(messages.accepted, {
                      version: indianDate(`${version} UTC`) ?? version,
                      when: indianDate(acceptedAt) ?? acceptedAt,
                    })}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={fill(messages.read, { document: messages.agreement[document] })}
                  onClick={() => setReading(document)}
                >
                  {messages.readShort}
                </Button>
              </div>
            ))}
          </Card>
        )}
      </Part>
      <p className="mt-2 max-w-reading text-sm text-quiet">{messages.withdrawTerms}</p>
      {isAgreeing && <NewTermsDialog onDone={() => setIsAgreeing(false)} onLater={() => setIsAgreeing(false)} />}
      <LegalDialog text={reading} onClose={() => setReading(null)} />
    </ProfileSection>
  );
}
