import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { type FormEvent, useState } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { aboutMessages } from './messages.ts';
import { PickMany } from './pick-many.tsx';
import { useChange } from './use-change.ts';

type Preferences = NonNullable<ExamProfile['preferences']>;

/** As the predictor knows them. */
const KINDS = ['government', 'private', 'IIT', 'NIT', 'IIIT', 'GFTI'] as const;

/** Chooses branches, cities and kinds of college. */
export function PreferencesDialog({ preferences, onClose }: { preferences: Preferences; onClose: () => void }) {
  const words = useMessages(aboutMessages).preferences;
  const [branches, setBranches] = useState<readonly string[]>(preferences.branches ?? []);
  const [cities, setCities] = useState<readonly string[]>(preferences.cities ?? []);
  const [kinds, setKinds] = useState<readonly string[]>(preferences.kinds ?? []);
  const { mutate, isPending, error } = useChange(words.saved, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ preferences: { branches: [...branches], cities: [...cities], kinds: [...kinds] } });
  };
  const tick = (kind: string, isTicked: boolean) =>
    setKinds((was) => (isTicked ? [...was, kind] : was.filter((one) => one !== kind)));
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <PickMany of="branches" label={words.branches} picked={branches} onChange={setBranches} />
        <PickMany of="cities" label={words.cities} picked={cities} onChange={setCities} />
        <fieldset>
          <legend className="text-sm font-semibold">{words.kinds}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {KINDS.map((kind) => (
              <Checkbox
                key={kind}
                checked={kinds.includes(kind)}
                onChange={(event) => tick(kind, event.target.checked)}
              >
                {words.kind[kind]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        {error && (
          <Notice variant="danger" isLive>
            {serverMessageOf(error, words.failed)}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
