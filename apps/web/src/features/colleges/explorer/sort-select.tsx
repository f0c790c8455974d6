import { COLLEGE_SORTS } from '@dakhila/contract/college-list';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { collegesMessages } from '../messages.ts';
import { type SearchState, shownSort } from './search-state.ts';

type SortSelectProps = { state: SearchState; onSort: (sort: string) => void };

/** The order of the list. With search text the best match comes first unless another order is chosen. */
export function SortSelect({ state, onSort }: SortSelectProps) {
  const words = useMessages(collegesMessages).explorer;
  const sorts = COLLEGE_SORTS[state.exam];
  const usual = state.search === '' ? sorts[0] : 'match';
  return (
    <Field label={words.sort}>
      <Select
        value={shownSort(state)}
        onChange={(event) => onSort(event.target.value === usual ? '' : event.target.value)}
      >
        {usual === 'match' && <option value="match">{words.sorts.match}</option>}
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
