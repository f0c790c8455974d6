import Search from 'lucide-react/icons/search';
import { classNames } from '../lib/class-names.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type SearchInputProps = {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  maxLength?: number;
  className?: string;
};

/** A search field. */
export function SearchInput({ label, placeholder, typed, onType, maxLength = 100, className }: SearchInputProps) {
  return (
    <Field label={label} isLabelHidden className={classNames('relative', className)}>
      <Search
        className="pointer-events-none absolute start-3 top-3 z-10 size-5 max-sm:start-2.5 text-quiet"
        aria-hidden="true"
      />
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="ps-10 text-ellipsis max-sm:ps-9 max-sm:placeholder:text-xs max-sm:placeholder:tracking-tight"
      />
    </Field>
  );
}
