import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { NetworkError } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { classNames } from '../../../lib/class-names.ts';
import { type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SectionBoundary } from '../../../ui/section-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { setTheme, type Theme, useTheme } from '../../../ui/theme.ts';
import { useStudent } from '../../account/index.ts';
import { ClassTwelveSection } from './class-twelve.tsx';
import { CompletionCard } from './completion-card.tsx';
import { ExamsSection } from './exams-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { profileMessages } from './messages.ts';
import { PaymentsSection } from './payments-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySections } from './privacy/privacy-sections.tsx';
import { profileQuery } from './queries.ts';
import { ProfileSection } from './section.tsx';

type SectionId = keyof LoadedMessages<typeof profileMessages>['profile']['nav'];

/** The sections in order; each has its own query, and its id is its address on the page. */
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

export function ProfileScreen() {
  const messages = useMessages(profileMessages).profile;
  const { student } = useStudent();
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  // This page is not cached on the device: offline, one message replaces all sections.
  const isOffline = data === undefined && error instanceof NetworkError;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={student?.name ?? messages.title}
        lead={student?.email ?? <Skeleton className="h-6 w-56 max-w-full" />}
        className="mb-3"
      />
      {isOffline ? (
        <FailedLoad
          heading={messages.offline}
          error={error}
          fallback={messages.offlineText}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <>
          <SectionLinks sections={SECTIONS.map(({ id }) => ({ id, name: messages.nav[id] }))} />
          <div className="max-w-3xl space-y-8">
            <CompletionCard />
            {SECTIONS.map(({ id, Section }) => (
              <SectionBoundary key={id}>
                <Section id={id} />
              </SectionBoundary>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Links to the sections: a row that scrolls sideways and stays below the top bar. */
function SectionLinks({ sections }: { sections: readonly { id: string; name: string }[] }) {
  const messages = useMessages(profileMessages).profile;
  const { hash } = useLocation();
  return (
    <nav
      aria-label={messages.sections}
      className="sticky top-16 z-10 -mx-4 mb-6 border-b bg-page px-4 sm:-mx-8 sm:px-8 print:hidden"
    >
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, name }) => {
          const isHere = hash === `#${id}`;
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`#${id}`}
                replace
                aria-current={isHere ? 'location' : undefined}
                className={classNames(
                  'relative inline-flex min-h-12 items-center px-3 text-sm font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-4',
                  isHere
                    ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-ink'
                    : 'text-quiet hover:text-text',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

function AppearanceSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).about.appearance;
  return (
    <ProfileSection id={id} title={messages.title}>
      <Card>
        <RadioGroup
          legend={messages.legend}
          choices={THEMES.map((value) => ({ value, label: messages.theme[value] }))}
          value={useTheme()}
          onChange={setTheme}
        />
      </Card>
    </ProfileSection>
  );
}
