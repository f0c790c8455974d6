import Search from 'lucide-react/icons/search';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { resultMessages } from './messages.ts';

/** The text search over the results. */
export function SearchBox({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const words = useMessages(resultMessages);
  return (
    <Field label={words.search} isLabelHidden className="relative basis-full sm:flex-1 sm:basis-0">
      <Search className="pointer-events-none absolute start-3 top-3 z-10 size-5 text-quiet" aria-hidden="true" />
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder={words.searchPlaceholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="ps-10"
      />
    </Field>
  );
}
