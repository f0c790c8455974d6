import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { recommendMessages } from './messages.ts';
import { PolicyLink } from './study-question.tsx';

type StudySwitchProps = {
  /** This student was drawn for the group without suggestions. The screen says so, so that nobody takes it for "nothing to improve". */
  isOff: boolean;
  isSaving: boolean;
  onLeave: () => void;
};

/** A student who takes part in the study of suggestions leaves it here. */
export function StudySwitch({ isOff, isSaving, onLeave }: StudySwitchProps) {
  const { study: messages } = useMessages(recommendMessages);
  return (
    <div className="rounded-card border bg-card px-4 pb-2">
      <Checkbox checked disabled={isSaving} onChange={onLeave} className="text-sm">
        <span className="block font-semibold">{messages.isIn}</span>
        {isOff && <span className="mb-1 block text-pretty">{messages.isOff}</span>}
        <span className="block text-quiet text-pretty">{messages.text}</span>
      </Checkbox>
      <PolicyLink />
    </div>
  );
}
