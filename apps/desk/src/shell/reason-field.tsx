import { LONGEST_REASON, SHORTEST_REASON } from '@dakhila/domain/staff/access';
import { useState } from 'react';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';

/** A reason that must be given before something is done. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isGiven = reason.trim().length >= SHORTEST_REASON;
  return {
    reason,
    /** Whether it is given. If not, its field says so. */
    require(): boolean {
      setIsTried(true);
      return isGiven;
    },
    field: { reason, isMissing: isTried && !isGiven, onChange: setReason },
  };
}

type ReasonFieldProps = ReturnType<typeof useReason>['field'] & { hint?: string };

export function ReasonField({ reason, isMissing, onChange, hint }: ReasonFieldProps) {
  return (
    <Field
      label="Why"
      hint={hint ?? 'It’s saved in the log, so please don’t name anyone.'}
      error={isMissing && `Please say why, in at least ${SHORTEST_REASON} characters`}
    >
      <Input value={reason} maxLength={LONGEST_REASON} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
