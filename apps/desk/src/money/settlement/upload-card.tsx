import type { StoredFile } from '@dakhila/contract/desk/settlements';
import { SETTLEMENT_FILE_BYTES } from '@dakhila/domain/billing/settlement';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { buttonStyles } from '../../../../web/src/ui/button.tsx';
import { Card } from '../../../../web/src/ui/card.tsx';
import { Notice } from '../../../../web/src/ui/notice.tsx';
import { passkeyFailure } from '../../session/sign-in-screen.tsx';
import { useUpload } from './queries.ts';

const lines = (count: number) => `${indianNumber(count)} ${count === 1 ? 'line' : 'lines'}`;

function resultOf({ lines: read, added, skipped }: StoredFile): string {
  const others =
    skipped > 0 ? ` Skipped ${lines(skipped)} that ${skipped === 1 ? 'is' : 'are'} about something else.` : '';
  if (added === 0) return `Nothing changed: all of it was known already (${lines(read)}).${others}`;
  return `Stored ${lines(added)} of ${indianNumber(read)}${added < read ? '; the rest was known already' : ''}.${others}`;
}

const MEGABYTES = SETTLEMENT_FILE_BYTES / 1024 / 1024;

/** Takes the gateway's settlement file. */
export function UploadCard() {
  const id = useId();
  const [result, setResult] = useState<string | null>(null);
  const upload = useUpload((stored) => setResult(resultOf(stored)));
  return (
    <Card className="mb-6">
      <h2 className="text-lg">Compare a day</h2>
      <p className="mt-1 mb-4 max-w-reading text-sm text-quiet">
        Download the settlement report as CSV from the gateway’s dashboard and choose it here. Overlapping files are
        fine: each payment counts once. A file has up to {MEGABYTES} MB. It asks for your passkey.
      </p>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        disabled={upload.isPending}
        className="peer sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          setResult(null);
          if (file) upload.mutate(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonStyles({ variant: 'primary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:opacity-45`}
      >
        <Upload aria-hidden="true" />
        {upload.isPending ? 'Reading the file …' : 'Choose the file'}
      </label>
      {result && (
        <Notice variant="good" isLive className="mt-4">
          {result}
        </Notice>
      )}
      {upload.error && (
        <Notice variant="danger" isLive className="mt-4" title="The file couldn’t be read">
          {passkeyFailure(upload.error)}
        </Notice>
      )}
    </Card>
  );
}
