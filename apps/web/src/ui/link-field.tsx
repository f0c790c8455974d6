import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { showToast } from './toast-store.ts';

type LinkFieldProps = {
  url: string;
  label: string;
  hint: string;
  /** The texts of the copy button, and of what it did. */
  copy: string;
  copied: string;
  copyFailed: string;
  onCopied?: () => void;
  /** A further action beside the copy button. */
  children?: ReactNode;
};

/** An address that the server returns only once, to copy. */
export function LinkField({ url, label, hint, copy, copied, copyFailed, onCopied, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: copied, variant: 'success' });
      onCopied?.();
    } catch {
      field.current?.select();
      showToast({ title: copyFailed });
    }
  };
  return (
    <div role="status">
      <Field label={label} hint={hint}>
        <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-1">
        <Button variant="secondary" onClick={copyLink}>
          <Copy aria-hidden="true" />
          {copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
