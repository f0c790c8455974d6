import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { recommendMessages } from './messages.ts';

type StudySwitchProps = { isIn: boolean; isSaving: boolean; onChange: (isIn: boolean) => void };

/** Consent to the study of suggestions: off until the student ticks it. */
export function StudySwitch({ isIn, isSaving, onChange }: StudySwitchProps) {
  const { study: messages } = useMessages(recommendMessages);
  return (
    <Checkbox
      checked={isIn}
      disabled={isSaving}
      onChange={(event) => onChange(event.target.checked)}
      className="rounded-card border bg-card px-4 text-sm"
    >
      <span className="block font-semibold">{messages.label}</span>
      <span className="block text-quiet text-pretty">{messages.text}</span>
    </Checkbox>
  );
}
