import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { helpMessages } from '../messages.ts';
import { shrinkPicture } from './shrink-picture.ts';

type ScreenshotFieldProps = { picture: string | undefined; onChange: (picture: string | undefined) => void };

/** Chooses a screenshot, shows what will be sent, and takes it back. */
export function ScreenshotField({ picture, onChange }: ScreenshotFieldProps) {
  const words = useMessages(helpMessages).support;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    try {
      onChange(await shrinkPicture(file));
      setProblem(undefined);
    } catch {
      setProblem(words.badPicture);
    }
  };
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{words.screenshot}</p>
      <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-quiet">
        {words.screenshotHint}
      </p>
      {picture ? (
        <div className="flex items-start gap-3">
          <img
            src={`data:image/jpeg;base64,${picture}`}
            alt={words.preview}
            className="max-h-40 max-w-48 rounded-control border object-contain"
          />
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            <X aria-hidden="true" />
            {words.removeScreenshot}
          </Button>
        </div>
      ) : (
        <label className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge border-dashed bg-card px-4 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <ImagePlus className="size-5" aria-hidden="true" />
          {words.addScreenshot}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${id}-hint`}
            onChange={choose}
            className="sr-only"
          />
        </label>
      )}
      <div aria-live="polite" className="mt-1.5 empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}
