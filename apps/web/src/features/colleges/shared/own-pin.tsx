import { isPinCode, readPinCode } from '@dakhila/domain/colleges/distance';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { storedText } from '../../../lib/stored.ts';
import { tabOwner } from '../../../lib/tab-owner.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { collegeMessages } from './messages.ts';

const listeners = new Set<() => void>();

/** Stored per student, because several may share a device. */
const storedPin = () => storedText(`pin-code:${tabOwner() ?? ''}`, 'browser');

/** The student's PIN code, which stays on this device; null when none was given. Logging out wipes it with all site storage. */
export const useOwnPin = (): string | null => useSyncExternalStore(subscribe, readOwnPin);

export function saveOwnPin(pin: string): void {
  storedPin().write(pin);
  notify();
}

export function removeOwnPin(): void {
  storedPin().remove();
  notify();
}

function readOwnPin(): string | null {
  const saved = storedPin().read();
  return saved !== null && isPinCode(saved) ? saved : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

type PinFormProps = {
  /** Focus the field, where the student opened the form. */
  isFocused: boolean;
  onSaved: () => void;
  /** Missing where no PIN code was given yet. */
  onCancel?: () => void;
};

export function PinForm({ isFocused, onSaved, onCancel }: PinFormProps) {
  const messages = useMessages(collegeMessages).distance;
  const [typed, setTyped] = useState(useOwnPin() ?? '');
  const [isInvalid, setIsInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pin = readPinCode(typed);
    setIsInvalid(pin === null);
    if (pin === null) return input.current?.focus();
    saveOwnPin(pin);
    onSaved();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 print:hidden">
      <Field label={messages.label} hint={messages.hint} error={isInvalid && messages.invalid}>
        <Input
          ref={input}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={16}
          className="max-w-36"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          {onCancel ? messages.save : messages.show}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
