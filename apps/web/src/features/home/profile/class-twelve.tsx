import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EditDialog, useSaveProfile } from './edit-dialog.tsx';
import { profileMessages } from './messages.ts';
import { storedProfileQuery } from './queries.ts';
import { Facts, Part, ProfileSection } from './section.tsx';

export function ClassTwelveSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).about.classTwelve;
  const query = useQuery(storedProfileQuery);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection id={id} title={messages.title} lead={messages.lead}>
      <Part query={query} skeleton="h-28">
        {({ profile: { classTwelve = {} } }) => {
          const { board, year, percentage, pcmPercentage } = classTwelve;
          const facts = [
            ...(board ? [{ name: messages.board, value: board }] : []),
            ...(year === undefined ? [] : [{ name: messages.year, value: year }]),
            ...(percentage === undefined
              ? []
              : [{ name: messages.percentage, value: fill(messages.percent, { value: percentage }) }]),
            ...(pcmPercentage === undefined
              ? []
              : [{ name: messages.pcmPercentage, value: fill(messages.percent, { value: pcmPercentage }) }]),
          ];
          return (
            <Card className="min-h-28">
              {facts.length > 0 ? <Facts facts={facts} /> : <p className="text-sm text-quiet">{messages.nothing}</p>}
              <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsOpen(true)}>
                {facts.length > 0 ? messages.edit : messages.fillIn}
              </Button>
              {isOpen && <ClassTwelveDialog classTwelve={classTwelve} onClose={() => setIsOpen(false)} />}
            </Card>
          );
        }}
      </Part>
    </ProfileSection>
  );
}

/** Asks for Class XII. Every field is optional. */
function ClassTwelveDialog({ classTwelve, onClose }: { classTwelve: ClassTwelve; onClose: () => void }) {
  const messages = useMessages(profileMessages).about.classTwelve;
  const [draft, setDraft] = useState(() => draftOf(classTwelve));
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useSaveProfile(messages.saved, onClose);
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
      title={messages.title}
      messages={messages}
      error={refusedYear ? null : error}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field label={messages.board} hint={messages.boardHint}>
        <Input maxLength={80} {...write('board')} />
      </Field>
      <Field label={messages.year} hint={messages.yearHint} error={problems.year ? messages.yearInvalid : refusedYear}>
        <Input inputMode="numeric" maxLength={4} className="max-w-32" {...write('year')} />
      </Field>
      <Field label={messages.percentage} error={problems.percentage && messages.marksInvalid}>
        <Input inputMode="decimal" maxLength={7} className="max-w-32" {...write('percentage')} />
      </Field>
      <Field
        label={messages.pcmPercentage}
        hint={messages.pcmHint}
        error={problems.pcmPercentage && messages.marksInvalid}
      >
        <Input inputMode="decimal" maxLength={7} className="max-w-32" {...write('pcmPercentage')} />
      </Field>
    </EditDialog>
  );
}

type ClassTwelve = NonNullable<ExamProfile['classTwelve']>;
type ClassTwelveDraft = { board: string; year: string; percentage: string; pcmPercentage: string };
type Problems = Partial<Record<keyof ClassTwelveDraft, 'year' | 'marks'>>;

export const draftOf = ({ board, year, percentage, pcmPercentage }: ClassTwelve): ClassTwelveDraft => ({
  board: board ?? '',
  year: year === undefined ? '' : String(year),
  percentage: percentage === undefined ? '' : String(percentage),
  pcmPercentage: pcmPercentage === undefined ? '' : String(pcmPercentage),
});

const MARKS = /^\d{1,3}(\.\d{1,3})?$/;

/** Reads the form; an empty field is left out. `91,5` is read as `91.5`. */
export function readClassTwelve(
  draft: ClassTwelveDraft,
): { ok: true; classTwelve: ClassTwelve } | { ok: false; problems: Problems } {
  const problems: Problems = {};
  const marks = (field: 'percentage' | 'pcmPercentage') => {
    const text = draft[field].trim().replace(',', '.').replace(/\s*%$/, '');
    if (text === '') return undefined;
    if (MARKS.test(text) && Number(text) <= 100) return Number(text);
    problems[field] = 'marks';
    return undefined;
  };
  const year = draft.year.trim();
  if (year !== '' && !/^(19|20)\d\d$/.test(year)) problems.year = 'year';
  const percentage = marks('percentage');
  const pcmPercentage = marks('pcmPercentage');
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const board = draft.board.trim();
  return {
    ok: true,
    classTwelve: {
      ...(board && { board }),
      ...(year && { year: Number(year) }),
      ...(percentage !== undefined && { percentage }),
      ...(pcmPercentage !== undefined && { pcmPercentage }),
    },
  };
}
