import FileText from 'lucide-react/icons/file-text';
import { type ChangeEvent, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { submitMessages } from '../messages.ts';

/** Some phones know a file's type, others only its name. */
const TYPES = '.pdf,.txt,.csv,application/pdf,text/plain,text/csv';

type FormFileProps = { isReading: boolean; onChoose: (file: File) => void; onStop: () => void };

/** Chooses a file of the official form. A long PDF can be stopped while it is read. */
export function FormFile({ isReading, onChoose, onStop }: FormFileProps) {
  const { compare: messages } = useMessages(submitMessages);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };
  const stop = () => {
    onStop();
    // The button disappears, and the focus with it.
    input.current?.focus();
  };
  return (
    <>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge border-dashed bg-card px-4 py-2 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink max-sm:w-full">
        <FileText className="size-5 shrink-0" aria-hidden="true" />
        <span>
          {messages.file} <span className="text-sm text-quiet max-sm:block">{messages.fileTypes}</span>
        </span>
        <input ref={input} type="file" accept={TYPES} onChange={choose} className="sr-only" />
      </label>
      <div className={isReading ? 'flex items-center gap-3 max-sm:w-full max-sm:justify-between' : 'sr-only'}>
        <p role="status" className="flex items-center gap-2 font-medium">
          {isReading && (
            <>
              <Spinner className="text-xl text-ink" />
              {messages.reading}
            </>
          )}
        </p>
        {isReading && (
          <Button variant="secondary" onClick={stop}>
            {messages.stop}
          </Button>
        )}
      </div>
    </>
  );
}
