import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';

/** A link that was just made: it is told this once. */
export function NewLink({ url }: { url: string }) {
  const words = useMessages(assessmentMessages).report.share;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: words.copied, variant: 'success' });
    } catch {
      field.current?.select();
      showToast({ title: words.copyFailed });
    }
  };
  return (
    <div role="status">
      <Field label={words.link} hint={words.once}>
        <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" isFullWidth className="mt-3" onClick={copy}>
        <Copy aria-hidden="true" />
        {words.copy}
      </Button>
    </div>
  );
}
