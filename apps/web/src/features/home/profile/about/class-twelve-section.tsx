import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { profileMessages } from '../messages.ts';
import { storedProfileQuery } from '../queries.ts';
import { Facts, Part, ProfileSection } from '../section.tsx';
import { ClassTwelveDialog } from './class-twelve-dialog.tsx';

/** What is known of Class XII, and the way to change it. */
export function ClassTwelveSection({ id }: { id: string }) {
  const words = useMessages(profileMessages).about.classTwelve;
  const query = useQuery(storedProfileQuery);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection id={id} title={words.title} lead={words.lead}>
      <Part query={query} skeleton="h-28">
        {({ profile: { classTwelve = {} } }) => {
          const { board, year, percentage, pcmPercentage } = classTwelve;
          const facts = [
            ...(board ? [{ name: words.board, value: board }] : []),
            ...(year === undefined ? [] : [{ name: words.year, value: year }]),
            ...(percentage === undefined
              ? []
              : [{ name: words.percentage, value: fill(words.percent, { value: percentage }) }]),
            ...(pcmPercentage === undefined
              ? []
              : [{ name: words.pcmPercentage, value: fill(words.percent, { value: pcmPercentage }) }]),
          ];
          return (
            <Card className="min-h-28">
              {facts.length > 0 ? <Facts facts={facts} /> : <p className="text-sm text-quiet">{words.nothing}</p>}
              <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsOpen(true)}>
                {facts.length > 0 ? words.edit : words.fillIn}
              </Button>
              {isOpen && <ClassTwelveDialog classTwelve={classTwelve} onClose={() => setIsOpen(false)} />}
            </Card>
          );
        }}
      </Part>
    </ProfileSection>
  );
}
