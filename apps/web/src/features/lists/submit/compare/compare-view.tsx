import type { Exam } from '@dakhila/contract/exam';
import type { FormComparison } from '@dakhila/domain/lists/read-back/compare-forms';
import { FORM_TEXT_LIMIT } from '@dakhila/domain/lists/read-back/form-text';
import { readBack } from '@dakhila/domain/lists/read-back/read-back';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import type { KnownChoice } from '../../choices.ts';
import { submitMessages } from '../messages.ts';
import { Comparison } from './comparison.tsx';
import { FormFile } from './form-file.tsx';
import { type FileProblem, type ReadFile, readFormFile } from './read-form-file.ts';

type CompareViewProps = { exam: Exam; choices: readonly KnownChoice[] };
type Problem = 'missingText' | 'noChoices' | FileProblem;

/** Compares the text of the official form with the list. The text stays in the memory of this page. */
export function CompareView({ exam, choices }: CompareViewProps) {
  const { compare: messages } = useMessages(submitMessages);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [found, setFound] = useState<FormComparison | null>(null);

  const compare = (form: string) => {
    const own = choices.map(({ choice, official }) => ({ key: choice, ...official }));
    const isTooLong = form.length > FORM_TEXT_LIMIT;
    const comparison = isTooLong ? null : readBack(exam, form, own);
    setFound(comparison);
    if (comparison) setProblem(null);
    else setProblem(isTooLong ? 'tooLong' : form.trim() === '' ? 'missingText' : 'noChoices');
  };
  const file = useFormFile((read) => {
    if ('problem' in read) {
      setFound(null);
      setProblem(read.problem);
      return;
    }
    setText(read.text.length > FORM_TEXT_LIMIT ? '' : read.text);
    compare(read.text);
  });
  // The result of an earlier form must not stand beside the new one.
  const forget = () => {
    setFound(null);
    setProblem(null);
  };
  const choose = (chosen: File) => {
    forget();
    file.choose(chosen);
  };
  const type = (typed: string) => {
    forget();
    setText(typed);
  };
  // A browser lays out a pasted text before it can be checked: a megabyte would freeze a phone.
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text').length <= FORM_TEXT_LIMIT) return;
    event.preventDefault();
    setFound(null);
    setProblem('tooLong');
  };
  const error = problem && (problem === 'noChoices' ? messages.noChoices[exam] : messages[problem]);
  return (
    <>
      <p className="max-w-reading text-quiet print:hidden">{messages.lead}</p>
      <Card className="space-y-4 print:hidden">
        <Field label={messages.label} hint={messages.hint} {...(error && { error })}>
          <Textarea
            value={text}
            spellCheck={false}
            autoComplete="off"
            className="max-h-60! font-mono text-sm!"
            onPaste={paste}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => compare(text)} isBusy={file.isReading} className="max-sm:w-full">
            {messages.compare}
          </Button>
          <FormFile isReading={file.isReading} onChoose={choose} onStop={file.stop} />
        </div>
      </Card>
      {found && <Comparison exam={exam} found={found} choices={choices} />}
    </>
  );
}

/** Reads one chosen file at a time. Leaving the screen stops it. */
function useFormFile(onRead: (read: ReadFile) => void) {
  const [isReading, setReading] = useState(false);
  const current = useRef<AbortController>(null);
  const stop = () => {
    current.current?.abort();
    setReading(false);
  };
  useEffect(() => () => current.current?.abort(), []);
  const choose = async (file: File) => {
    stop();
    const controller = new AbortController();
    current.current = controller;
    setReading(true);
    const read = await readFormFile(file, controller.signal);
    if (controller.signal.aborted) return;
    setReading(false);
    onRead(read);
  };
  return { isReading, choose, stop };
}
