import { LARGEST_SCREENSHOT_BYTES } from '@dakhila/domain/support/ticket';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { helpMessages } from '../messages.ts';

type ScreenshotFieldProps = { picture: string | undefined; onChange: (picture: string | undefined) => void };

export function ScreenshotField({ picture, onChange }: ScreenshotFieldProps) {
  const messages = useMessages(helpMessages).support;
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
      setProblem(messages.badPicture);
    }
  };
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{messages.screenshot}</p>
      <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-quiet">
        {messages.screenshotHint}
      </p>
      {picture ? (
        <div className="flex items-start gap-3">
          <img
            src={`data:image/jpeg;base64,${picture}`}
            alt={messages.preview}
            className="max-h-40 max-w-48 rounded-control border object-contain"
          />
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            <X aria-hidden="true" />
            {messages.removeScreenshot}
          </Button>
        </div>
      ) : (
        <label className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge border-dashed bg-card px-4 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <ImagePlus className="size-5" aria-hidden="true" />
          {messages.addScreenshot}
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

/** In pixels; enough to read the text on a phone's screen. */
const LONGEST_SIDE = 1600;
/** Tried in turn until the picture fits. */
const QUALITIES = [0.8, 0.6, 0.4];

/** Any picture that the browser reads, as a JPEG of at most 2 MB in base64. Throws for other files. */
async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // Transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if ((base64.length * 3) / 4 <= LARGEST_SCREENSHOT_BYTES) return base64;
  }
  throw new Error('The picture does not fit');
}
