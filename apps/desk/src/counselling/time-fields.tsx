import { Field, FieldError } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';

type TimeFieldsProps = {
  /** What the hours are for, such as a day; screen readers read it. */
  about?: string;
  from: string;
  to: string;
  onFrom: (typed: string) => void;
  onTo: (typed: string) => void;
  error?: string | undefined;
};

/** The beginning and the end of hours in Indian time. */
export function TimeFields({ about, from, to, onFrom, onTo, error }: TimeFieldsProps) {
  const named = (word: string) => (
    <>
      {word}
      {about && <span className="sr-only">, {about}</span>}
    </>
  );
  return (
    <div className="min-w-0 flex-1">
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        <Field label={named('From')}>
          <Input
            type="time"
            className="max-sm:px-2"
            value={from}
            aria-invalid={Boolean(error)}
            onChange={(event) => onFrom(event.target.value)}
          />
        </Field>
        <Field label={named('To')}>
          <Input
            type="time"
            className="max-sm:px-2"
            value={to}
            aria-invalid={Boolean(error)}
            onChange={(event) => onTo(event.target.value)}
          />
        </Field>
      </div>
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
