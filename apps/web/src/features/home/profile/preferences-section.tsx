import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill, textFor, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PickMany, usePreferenceName } from '../../colleges/index.ts';
import { EditDialog, useSaveProfile } from './edit-dialog.tsx';
import { profileMessages } from './messages.ts';
import { storedProfileQuery } from './queries.ts';
import { Part, ProfileSection } from './section.tsx';

/** Branches, cities and kinds that the student would like; each opens the search with it. The search has no filter for a whole group of branches. */
export function PreferencesSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).about.preferences;
  const query = useQuery(storedProfileQuery);
  const [isOpen, setIsOpen] = useState(false);
  const preferenceName = usePreferenceName();
  const nameOf = (value: string) => textFor(messages.kind, value) ?? preferenceName(value);
  return (
    <ProfileSection id={id} title={messages.title} lead={messages.lead}>
      <Part query={query} skeleton="h-28">
        {({ profile }) => {
          const groups = groupsOf(profile);
          return (
            <Card className="min-h-28">
              {groups.length === 0 && <p className="text-sm text-quiet">{messages.nothing}</p>}
              <div className="space-y-3">
                {groups.map(({ group, chips }) => (
                  <div key={group}>
                    <h3 className="mb-1.5 text-sm text-quiet">{messages[group]}</h3>
                    <ul className="flex flex-wrap gap-2">
                      {chips.map(({ value, to }) => (
                        <li key={value}>
                          {to === null ? (
                            <span className={`${CHIP} bg-sunken text-text`}>{nameOf(value)}</span>
                          ) : (
                            <Link
                              to={to}
                              aria-label={fill(messages.searchFor, { name: nameOf(value) })}
                              className={`${CHIP} bg-ink-soft text-ink no-underline hover:underline`}
                            >
                              <Search className="size-4" aria-hidden="true" />
                              {nameOf(value)}
                            </Link>
                          )}
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
              <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsOpen(true)}>
                {groups.length > 0 ? messages.edit : messages.choose}
              </Button>
              {isOpen && <PreferencesDialog preferences={profile.preferences ?? {}} onClose={() => setIsOpen(false)} />}
            </Card>
          );
        }}
      </Part>
    </ProfileSection>
  );
}

const CHIP = 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-medium';
const TYPES: readonly string[] = ['government', 'private'];

type Group = { group: 'branches' | 'cities' | 'kinds'; chips: { value: string; to: string | null }[] };

/** The preferences, each with the search it opens: levels exist only for JEE, the rest belongs to the student's exam. */
function groupsOf({ preferences = {}, josaa, mhtCet }: ExamProfile): Group[] {
  const tab: Record<string, string> = josaa && !mhtCet ? { tab: 'jee' } : {};
  const search = (query: Record<string, string>) => `${paths.search}?${new URLSearchParams(query)}`;
  const chips = (values: readonly string[] | undefined, query: (value: string) => Record<string, string>) =>
    (values ?? []).map((value) => ({ value, to: groupOfPreference(value) ? null : search(query(value)) }));
  const groups: Group[] = [
    { group: 'branches', chips: chips(preferences.branches, (branch) => ({ ...tab, course: branch })) },
    { group: 'cities', chips: chips(preferences.cities, (city) => ({ ...tab, city })) },
    {
      group: 'kinds',
      chips: chips(preferences.kinds, (kind) =>
        TYPES.includes(kind) ? { ...tab, type: kind } : { tab: 'jee', collegeLevel: kind },
      ),
    },
  ];
  return groups.filter((group) => group.chips.length > 0);
}

type Preferences = NonNullable<ExamProfile['preferences']>;

/** The kinds of the predictor. */
const KINDS = ['government', 'private', 'IIT', 'NIT', 'IIIT', 'GFTI'] as const;

function PreferencesDialog({ preferences, onClose }: { preferences: Preferences; onClose: () => void }) {
  const messages = useMessages(profileMessages).about.preferences;
  const [branches, setBranches] = useState<readonly string[]>(preferences.branches ?? []);
  const [cities, setCities] = useState<readonly string[]>(preferences.cities ?? []);
  const [kinds, setKinds] = useState<readonly string[]>(preferences.kinds ?? []);
  const { mutate, isPending, error } = useSaveProfile(messages.saved, onClose);
  const save = () => mutate({ preferences: { branches: [...branches], cities: [...cities], kinds: [...kinds] } });
  const tick = (kind: string, isTicked: boolean) =>
    setKinds((was) => (isTicked ? [...was, kind] : was.filter((one) => one !== kind)));
  return (
    <EditDialog
      title={messages.title}
      size="medium"
      messages={messages}
      error={error}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <PickMany of="branches" label={messages.branches} picked={branches} onChange={setBranches} />
      <PickMany of="cities" label={messages.cities} picked={cities} onChange={setCities} />
      <fieldset>
        <legend className="text-sm font-semibold">{messages.kinds}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {KINDS.map((kind) => (
            <Checkbox key={kind} checked={kinds.includes(kind)} onChange={(event) => tick(kind, event.target.checked)}>
              {messages.kind[kind]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </EditDialog>
  );
}
