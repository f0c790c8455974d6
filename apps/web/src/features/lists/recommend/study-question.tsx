import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { LegalDialog } from '../../help/index.ts';
import { recommendMessages } from './messages.ts';

type StudyQuestionProps = {
  /** The answer that is being saved. Until then the other one cannot be pressed. */
  answering: boolean | null;
  onAnswer: (isIn: boolean) => void;
};

/** Asks whether the student takes part in the study, before suggestions are shown. Both answers weigh the same. */
export function StudyQuestion({ answering, onAnswer }: StudyQuestionProps) {
  const { study: messages } = useMessages(recommendMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border bg-card p-4 shadow-soft">
      <h3 id={id} className="text-lg">
        {messages.label}
      </h3>
      <p className="mt-1 text-sm text-pretty">{messages.text}</p>
      <PolicyLink />
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <Button
          variant="secondary"
          isBusy={answering === true}
          disabled={answering === false}
          onClick={() => onAnswer(true)}
        >
          {messages.join}
        </Button>
        <Button
          variant="secondary"
          isBusy={answering === false}
          disabled={answering === true}
          onClick={() => onAnswer(false)}
        >
          {messages.decline}
        </Button>
      </div>
    </section>
  );
}

/** The privacy policy, which says what a study saves. */
export function PolicyLink() {
  const { study: messages } = useMessages(recommendMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="-ms-3 underline" onClick={() => setIsOpen(true)}>
        {messages.policy}
      </Button>
      <LegalDialog text={isOpen ? 'privacy' : null} onClose={() => setIsOpen(false)} />
    </>
  );
}
