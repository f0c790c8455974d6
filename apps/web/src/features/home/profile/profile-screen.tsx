import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { NetworkError } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStudent } from '../../account/index.ts';
import { AppearanceSection } from './about/appearance-section.tsx';
import { ClassTwelveSection } from './about/class-twelve-section.tsx';
import { CompletionCard } from './about/completion-card.tsx';
import { PersonalSection } from './about/personal-section.tsx';
import { PreferencesSection } from './about/preferences-section.tsx';
import { profileQuery } from './about/queries.ts';
import { LedgerSection } from './account/ledger-section.tsx';
import { PaymentsSection } from './account/payments-section.tsx';
import { ExamsSection } from './exams-section.tsx';
import { profileMessages } from './messages.ts';
import { PlanSection } from './plan-section.tsx';
import { PrivacySections } from './privacy/privacy-sections.tsx';
import { SectionLinks } from './section-links.tsx';

type SectionId = keyof (typeof profileMessages)['en']['profile']['nav'];

/** The sections in their order; each loads by itself, and its id is its address on the page. */
const SECTIONS: readonly { id: SectionId; Section: ComponentType<{ id: string }> }[] = [
  { id: 'personal', Section: PersonalSection },
  { id: 'class-twelve', Section: ClassTwelveSection },
  { id: 'exams', Section: ExamsSection },
  { id: 'preferences', Section: PreferencesSection },
  { id: 'plan', Section: PlanSection },
  { id: 'ledger', Section: LedgerSection },
  { id: 'payments', Section: PaymentsSection },
  { id: 'privacy', Section: PrivacySections },
  { id: 'appearance', Section: AppearanceSection },
];

/** The student's own page: what was told, the plan, the payments. */
export function ProfileScreen() {
  const words = useMessages(profileMessages).profile;
  const { student } = useStudent();
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  // Nothing of this page is kept on the device: without a line one face says so, not one in each section.
  const isOutOfReach = data === undefined && error instanceof NetworkError;
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader
        title={student?.name ?? words.title}
        lead={student?.email ?? <Skeleton className="h-6 w-56 max-w-full" />}
        className="mb-3"
      />
      {isOutOfReach ? (
        <FailedLoad
          heading={words.offline}
          error={error}
          fallback={words.offlineText}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <>
          <SectionLinks sections={SECTIONS.map(({ id }) => ({ id, name: words.nav[id] }))} />
          <div className="max-w-3xl space-y-8">
            <CompletionCard />
            {SECTIONS.map(({ id, Section }) => (
              <Section key={id} id={id} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
