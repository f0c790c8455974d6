import { SIGNUP_FIELDS, type SignupField } from '@dakhila/domain/signup/signup-form';
import type { ComponentProps, FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { accountMessages } from '../messages.ts';
import type { useSignupForm } from './use-signup-form.ts';

type DetailsFormProps = { form: ReturnType<typeof useSignupForm>; isBusy: boolean; onSubmit: () => void };

/** The keyboard and autofill of each field. */
const INPUTS: Record<SignupField, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 16 },
  affiliationCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 6 },
};

/** Accepts a number as pasted from the contacts: `+91 98765-43210`. */
const normalised = (field: SignupField, value: string) => {
  if (field === 'phone') return value.replace(/[\s()+-]/g, '');
  return field === 'affiliationCode' ? value.toUpperCase() : value;
};

export function DetailsForm({ form, isBusy, onSubmit }: DetailsFormProps) {
  const messages = useMessages(accountMessages).signup;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = form.validate();
    if (!wrong) return onSubmit();
    const control = event.currentTarget.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-5 sm:grid-cols-2">
      {SIGNUP_FIELDS.map((field) => (
        <Field
          key={field}
          label={messages.labels[field]}
          hint={field === 'phone' || field === 'affiliationCode' ? messages.hints[field] : undefined}
          error={form.errors[field]}
          className={field.endsWith('Name') ? '' : 'sm:col-span-2'}
        >
          <Input
            {...INPUTS[field]}
            name={field}
            value={form.values[field]}
            onChange={(event) => form.set(field, normalised(field, event.target.value))}
            {...(field === 'email' || field === 'phone' ? { onBlur: () => form.lookUp(field) } : {})}
          />
        </Field>
      ))}
      <Button type="submit" size="large" isBusy={isBusy} className="sm:col-span-2">
        {messages.submit}
      </Button>
    </form>
  );
}
