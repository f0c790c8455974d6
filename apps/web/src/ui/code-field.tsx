import type { ClipboardEvent, ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useFieldAttributes } from './field.tsx';

const CODE_LENGTH = 6;

type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'maxLength' | 'type'> & {
  value: string;
  onChange: (code: string) => void;
};

/** A six-digit code in one input, so that pasting and autofill work. It accepts digits only. */
export function CodeField({ value, onChange, className, ...rest }: CodeFieldProps) {
  // The browser would cut '123 456' to six characters before we drop the space, so we read the clipboard ourselves.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...useFieldAttributes()}
      {...rest}
      type="text"
      maxLength={CODE_LENGTH}
      value={value}
      onChange={(event) => onChange(digitsOf(event.target.value))}
      onPaste={paste}
      className={classNames('code-field', className)}
    />
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
