import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { guardianMessages } from './messages.ts';
import { useGuardianCall } from './queries.ts';

type BirthDateFormProps = {
  birthDate: string | null;
  /** Set if the form is the only content: the button is then secondary. */
  saveLabel?: string;
  onSaved?: () => void;
};

/** Three fields, because nobody scrolls a calendar back seventeen years. */
export function BirthDateForm({ birthDate, saveLabel, onSaved }: BirthDateFormProps) {
  const messages = useMessages(guardianMessages).birthDate;
  const [parts, setParts] = useState<BirthDateParts>(() => partsOf(birthDate));
  const { send, isPending, problem, setProblem } = useGuardianCall(
    (date: string) => call(guardianConsent.saveBirthDate, { body: { birthDate: date } }),
    messages.failed,
    onSaved,
  );
  const write = (part: Partial<BirthDateParts>) => setParts((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const date = birthDateOf(parts);
    if (date === null)
      setProblem(isWritten(parts) ? fill(messages.noSuchDay, dayOf(parts, messages.months)) : messages.invalid);
    else if (!isPending) send(date);
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset {...(problem && { 'aria-describedby': 'birth-date-problem' })}>
        <legend className="sr-only">{messages.legend}</legend>
        <div className="flex gap-2 sm:gap-3">
          <Field label={messages.day} className="w-14 shrink-0 sm:w-18">
            <Input
              inputMode="numeric"
              autoComplete="bday-day"
              maxLength={2}
              value={parts.day}
              onChange={(event) => write({ day: event.target.value })}
            />
          </Field>
          <Field label={messages.month} className="min-w-0 flex-1">
            <Select
              options={messages.months.map((name, place) => ({ value: String(place + 1), label: name }))}
              autoComplete="bday-month"
              value={parts.month}
              onChange={(event) => write({ month: event.target.value })}
            >
              <option value="">{messages.noMonth}</option>
            </Select>
          </Field>
          <Field label={messages.year} className="w-19 shrink-0 sm:w-24">
            <Input
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              value={parts.year}
              onChange={(event) => write({ year: event.target.value })}
            />
          </Field>
        </div>
        <div aria-live="polite" className="mt-2">
          {problem && <FieldError id="birth-date-problem">{problem}</FieldError>}
        </div>
      </fieldset>
      <Button
        type="submit"
        variant={saveLabel ? 'secondary' : 'primary'}
        isFullWidth
        isBusy={isPending}
        className="mt-4"
      >
        {saveLabel ?? messages.save}
      </Button>
    </form>
  );
}

type BirthDateParts = { day: string; month: string; year: string };

/** `{ day: '4', month: '3', year: '2009' }` → '2009-03-04'; null when there is no such day. */
export function birthDateOf({ day, month, year }: BirthDateParts): string | null {
  const written = `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(written)) return null;
  const date = new Date(`${written}T00:00:00Z`);
  // 31 April would become 1 May.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

/** Everything is there, but the month has no such day. */
const isWritten = ({ day, month, year }: BirthDateParts) =>
  /^\d{1,2}$/.test(day.trim()) && month !== '' && /^(19|20)\d\d$/.test(year.trim());

const dayOf = ({ day, month, year }: BirthDateParts, months: readonly string[]) => ({
  day: Number(day),
  month: months[Number(month) - 1] ?? '',
  year,
});

export function partsOf(birthDate: string | null): BirthDateParts {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

const twoDigits = (text: string) => text.trim().padStart(2, '0');
