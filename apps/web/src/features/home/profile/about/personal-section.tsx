import type { Profile } from '@dakhila/contract/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianDate } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { BirthDateForm, guardianMessages } from '../../../assessment/index.ts';
import { ConsentStanding } from '../consent-standing.tsx';
import { profileMessages } from '../messages.ts';
import { Facts, Part, ProfileSection } from '../section.tsx';
import { NameDialog } from './name-dialog.tsx';
import { profileQuery } from './queries.ts';

/** Who the student is: name, date of birth and, for a minor, who agreed. */
export function PersonalSection({ id }: { id: string }) {
  const words = useMessages(profileMessages).about.personal;
  const query = useQuery(profileQuery);
  return (
    <ProfileSection id={id} title={words.title}>
      <Part query={query} skeleton="h-96 sm:h-68">
        {(profile) => <Personal profile={profile} />}
      </Part>
    </ProfileSection>
  );
}

function Personal({ profile }: { profile: Profile }) {
  const words = useMessages(profileMessages).about.personal;
  const [open, setOpen] = useState<'name' | 'birth-date' | null>(null);
  const { firstName, lastName, birthDate, joinedAt } = profile;
  const close = () => setOpen(null);
  return (
    <Card className="sm:min-h-68">
      <Facts
        facts={[
          { name: words.name, value: `${firstName} ${lastName}` },
          { name: words.birthDate, value: birthDate ? indianDate(birthDate) : words.notTold },
          { name: words.member, value: indianDate(joinedAt) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setOpen('name')}>
          {words.changeName}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen('birth-date')}>
          {birthDate ? words.changeBirthDate : words.addBirthDate}
        </Button>
      </div>
      <div className="mt-4 border-t pt-4">
        <ConsentStanding />
      </div>
      {open === 'name' && <NameDialog profile={profile} onClose={close} />}
      {open === 'birth-date' && <BirthDateDialog birthDate={birthDate} onClose={close} />}
    </Card>
  );
}

function BirthDateDialog({ birthDate, onClose }: { birthDate: string | null; onClose: () => void }) {
  const words = useMessages(profileMessages).about.personal;
  const asked = useMessages(guardianMessages).birthDate;
  const client = useQueryClient();
  const finish = async () => {
    await client.invalidateQueries();
    showToast({ title: words.birthDateSaved, variant: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={asked.title} description={asked.lead}>
      <BirthDateForm birthDate={birthDate} onSaved={finish} saveLabel={words.save} />
    </Dialog>
  );
}
