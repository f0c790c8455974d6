import { LONGEST_REASON, SHORTEST_REASON } from '@dakhila/domain/staff/access';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';

type Look = { isPending: boolean; error: unknown; mutate: (reason: string) => void };
type LookFormProps = { look: Look; label: string; action: string; className?: string };

/** Asks why somebody needs to see something sensitive, before it is shown. */
export function LookForm({ look, label, action, className }: LookFormProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      {...(className && { className })}
      onSubmit={(event) => {
        event.preventDefault();
        look.mutate(reason);
      }}
    >
      <Field label={label} hint="It’s saved in the log, so please don’t name anyone.">
        <Input value={reason} maxLength={LONGEST_REASON} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="mt-3"
        isBusy={look.isPending}
        disabled={reason.trim().length < SHORTEST_REASON}
      >
        {action}
      </Button>
      <FailureNotice error={look.error} fallback="That couldn’t be loaded. Please try again." className="mt-3" />
    </form>
  );
}
