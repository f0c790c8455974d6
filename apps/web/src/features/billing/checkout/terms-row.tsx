import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { LegalDialog, type LegalText } from '../../help/index.ts';
import { billingMessages } from '../messages.ts';

type TermsRowProps = { terms: LegalText; isTicked: boolean; onTick: (isTicked: boolean) => void };

/** The box to tick, and the terms themselves behind their name. */
export function TermsRow({ terms, isTicked, onTick }: TermsRowProps) {
  const id = useId();
  const words = useMessages(billingMessages).checkout;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex items-start gap-1.5 text-sm leading-6 sm:text-base">
      {/* A label may hold no button, so the name of the terms stands beside it and names the box as well. */}
      <Checkbox
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        aria-labelledby={`${id}-agree ${id}-terms`}
        className="shrink-0"
      >
        <span id={`${id}-agree`}>{words.agreeTo}</span>
      </Checkbox>
      <button
        type="button"
        id={`${id}-terms`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-11 rounded-small py-2.5 text-start font-medium text-ink underline decoration-1 underline-offset-4 hover:text-ink-pressed hover:decoration-2"
      >
        {words.termsAndConditions}
      </button>
      <LegalDialog text={isOpen ? terms : null} onClose={() => setIsOpen(false)} />
    </div>
  );
}
