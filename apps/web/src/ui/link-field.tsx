import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { showToast } from './toast-store.ts';

type LinkFieldProps = {
  url: string;
  /** The label and the hint of the field, the copy button, and what it did. */
  messages: Record<'link' | 'once' | 'copy' | 'copied' | 'copyFailed', string>;
  onCopied?: () => void;
  /** A further action beside the copy button. */
  children?: ReactNode;
};

/** An address that the server returns only once, to copy. */
export function LinkField({ url, messages, onCopied, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: messages.copied, variant: 'success' });
      onCopied?.();
    } catch {
      field.current?.select();
      showToast({ title: messages.copyFailed });
    }
  };
  return (
    <div role="status">
      <Field label={messages.link} hint={messages.once}>
        <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-1">
        <Button variant="secondary" onClick={copyLink}>
          <Copy aria-hidden="true" />
          {messages.copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
