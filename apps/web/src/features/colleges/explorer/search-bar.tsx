import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { collegesMessages } from '../messages.ts';

type SearchBarProps = {
  typed: string;
  onType: (text: string) => void;
  filterCount: number;
  onOpenFilters: () => void;
  onClear: () => void;
};

/** The search box, with the way to the filters where they have no room of their own, and Clear All. */
export function SearchBar({ typed, onType, filterCount, onOpenFilters, onClear }: SearchBarProps) {
  const words = useMessages(collegesMessages).explorer;
  return (
    <search className="mb-4 flex flex-wrap gap-2 sm:flex-nowrap">
      <SearchInput
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        typed={typed}
        onType={onType}
        className="basis-full sm:flex-1 sm:basis-0"
      />
      <Button
        variant="secondary"
        className="flex-1 sm:flex-none lg:hidden"
        aria-label={filterCount > 0 ? fill(words.filtersActive, { count: filterCount }) : words.filters}
        onClick={onOpenFilters}
      >
        <SlidersHorizontal aria-hidden="true" />
        {words.filters} {filterCount > 0 && <Badge>{filterCount}</Badge>}
      </Button>
      <Button variant="quiet" className="flex-1 sm:flex-none" onClick={onClear}>
        {words.clearAll}
      </Button>
    </search>
  );
}
