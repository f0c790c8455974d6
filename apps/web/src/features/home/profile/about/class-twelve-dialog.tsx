import { useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { profileMessages } from '../messages.ts';
import { type ClassTwelve, type ClassTwelveDraft, draftOf, readClassTwelve } from './class-twelve-form.ts';
import { EditDialog } from './edit-dialog.tsx';
import { useChange } from './use-change.ts';

/** Asks for Class XII. Nothing is demanded: what is left empty is not told. */
export function ClassTwelveDialog({ classTwelve, onClose }: { classTwelve: ClassTwelve; onClose: () => void }) {
  const words = useMessages(profileMessages).about.classTwelve;
  const [draft, setDraft] = useState(() => draftOf(classTwelve));
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useChange(words.saved, onClose);
  const reading = readClassTwelve(draft);
  const problems = isChecked && !reading.ok ? reading.problems : {};
  const refusedYear = error instanceof ApiError ? error.fields['classTwelve.year'] : undefined;
  const write = (field: keyof ClassTwelveDraft) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft((was) => ({ ...was, [field]: event.target.value })),
  });
  const save = () => {
    setIsChecked(true);
    if (reading.ok) mutate({ classTwelve: reading.classTwelve });
  };
  return (
    <EditDialog
      title={words.title}
      words={words}
      error={refusedYear ? null : error}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field label={words.board} hint={words.boardHint}>
        <Input maxLength={80} {...write('board')} />
      </Field>
      <Field label={words.year} hint={words.yearHint} error={problems.year ? words.yearInvalid : refusedYear}>
        <Input inputMode="numeric" maxLength={4} className="max-w-32" {...write('year')} />
      </Field>
      <Field label={words.percentage} error={problems.percentage && words.marksInvalid}>
        <Input inputMode="decimal" maxLength={7} className="max-w-32" {...write('percentage')} />
      </Field>
      <Field label={words.pcmPercentage} hint={words.pcmHint} error={problems.pcmPercentage && words.marksInvalid}>
        <Input inputMode="decimal" maxLength={7} className="max-w-32" {...write('pcmPercentage')} />
      </Field>
    </EditDialog>
  );
}
