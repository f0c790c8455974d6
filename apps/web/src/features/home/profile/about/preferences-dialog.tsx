import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { profileMessages } from '../messages.ts';
import { EditDialog } from './edit-dialog.tsx';
import { PickMany } from './pick-many.tsx';
import { useChange } from './use-change.ts';

type Preferences = NonNullable<ExamProfile['preferences']>;

/** As the predictor knows them. */
const KINDS = ['government', 'private', 'IIT', 'NIT', 'IIIT', 'GFTI'] as const;

/** Chooses branches, cities and kinds of college. */
export function PreferencesDialog({ preferences, onClose }: { preferences: Preferences; onClose: () => void }) {
  const words = useMessages(profileMessages).about.preferences;
  const [branches, setBranches] = useState<readonly string[]>(preferences.branches ?? []);
  const [cities, setCities] = useState<readonly string[]>(preferences.cities ?? []);
  const [kinds, setKinds] = useState<readonly string[]>(preferences.kinds ?? []);
  const { mutate, isPending, error } = useChange(words.saved, onClose);
  const save = () => mutate({ preferences: { branches: [...branches], cities: [...cities], kinds: [...kinds] } });
  const tick = (kind: string, isTicked: boolean) =>
    setKinds((was) => (isTicked ? [...was, kind] : was.filter((one) => one !== kind)));
  return (
    <EditDialog
      title={words.title}
      size="medium"
      words={words}
      error={error}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <PickMany of="branches" label={words.branches} picked={branches} onChange={setBranches} />
      <PickMany of="cities" label={words.cities} picked={cities} onChange={setCities} />
      <fieldset>
        <legend className="text-sm font-semibold">{words.kinds}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {KINDS.map((kind) => (
            <Checkbox key={kind} checked={kinds.includes(kind)} onChange={(event) => tick(kind, event.target.checked)}>
              {words.kind[kind]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </EditDialog>
  );
}
