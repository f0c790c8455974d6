import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { WORST_RANK } from '@dakhila/domain/predictor/input-rules';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { dashboardMessages } from './messages.ts';
import { tellPath } from './steps.ts';

/** The first question: one number, and the exam it is from, which opens that exam's form with the number filled in. */
export function FirstNumber({ attempts }: { attempts: number }) {
  const messages = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const exams = useRef<HTMLDivElement>(null);
  const go = (exam: Exam) => {
    if (isNumber(typed)) return void navigate(tellPath(exam, attempts, typed));
    setIsWrong(true);
    input.current?.focus();
  };
  // Enter cannot know the exam.
  const askExam = (event: FormEvent) => {
    event.preventDefault();
    exams.current?.querySelector('button')?.focus();
  };
  return (
    <form noValidate onSubmit={askExam} className="mt-3">
      <Field
        label={messages.tell.number}
        error={isWrong && messages.tell.wrong}
        note={isRank(typed) && messages.tell.isRank}
      >
        <Input
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder={messages.tell.example}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsWrong(false);
          }}
          className="max-w-72 tabular-nums"
        />
      </Field>
      <p id="which-exam" className="mt-3 text-sm font-semibold">
        {messages.tell.exam}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs; these are buttons. */}
      <div ref={exams} role="group" aria-labelledby="which-exam" className="mt-1.5 flex max-w-72 gap-3">
        {EXAMS.map((exam) => (
          <Button key={exam} size="large" className="flex-1" onClick={() => go(exam)}>
            {messages.exam[exam]}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Empty is fine too: the form asks again. */
function isNumber(typed: string): boolean {
  return typed.trim() === '' || numberOf(typed) <= 100 || isRank(typed);
}

/** The form takes such a number for a merit number or a rank. */
function isRank(typed: string): boolean {
  const number = numberOf(typed);
  return number > 100 && Number.isInteger(number) && number <= WORST_RANK;
}

function numberOf(typed: string): number {
  const text = typed.replace(/[\s,]/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
