import { readPinCode } from '@dakhila/domain/colleges/distance';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { collegeMessages } from '../../shared/messages.ts';
import { saveOwnPin, useOwnPin } from '../../shared/own-pin.ts';

type PinFormProps = {
  /** Where the student opened it: the cursor stands in the box. */
  isFocused: boolean;
  onSaved: () => void;
  /** Leaves everything as it was; missing where no PIN code was given yet. */
  onCancel?: () => void;
};

/** Asks for the student's PIN code and saves it on this device. */
export function PinForm({ isFocused, onSaved, onCancel }: PinFormProps) {
  const words = useMessages(collegeMessages).distance;
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
      <Field label={words.label} hint={words.hint} error={isInvalid && words.invalid}>
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
          {onCancel ? words.save : words.show}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
