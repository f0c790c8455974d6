import { COLLEGE_TYPES } from '@dakhila/contract/college-list';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { FilterSelect } from './filter-select.tsx';
import { type FilterKey, type SearchState, TAB_FILTERS } from './search-state.ts';
import { SortSelect } from './sort-select.tsx';

type FilterPanelProps = {
  state: SearchState;
  onFilter: (key: FilterKey, value: string) => void;
  onSort: (sort: string) => void;
};

/** The filters of a tab and the order of its list. Each change searches at once. */
export function FilterPanel({ state, onFilter, onSort }: FilterPanelProps) {
  const { exam, filters } = state;
  const words = useMessages(collegesMessages).explorer;
  const shared = useMessages(collegeMessages).common;
  return (
    <div className="space-y-4">
      {TAB_FILTERS[exam].map((key) => {
        if (key === 'type')
          return (
            <Field key={key} label={words.labels.type}>
              <Select value={filters.type ?? 'all'} onChange={(event) => onFilter('type', event.target.value)}>
                <option value="all">{words.all.type}</option>
                {COLLEGE_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {shared.types[type]}
                  </option>
                ))}
              </Select>
            </Field>
          );
        if (key === 'minRanking' || key === 'maxRanking') return null;
        return (
          <FilterSelect
            key={`${exam} ${key}`}
            exam={exam}
            name={key}
            value={filters[key]}
            onChange={(value) => onFilter(key, value)}
          />
        );
      })}
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{words.nirfRanking}</legend>
        <div className="grid grid-cols-2 gap-3">
          {RANGE.map(([key, word]) => (
            <Field key={key} label={words[word]} isLabelHidden>
              <Input
                type="number"
                inputMode="numeric"
                placeholder={words[word]}
                value={filters[key] ?? ''}
                onChange={(event) => onFilter(key, event.target.value)}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <SortSelect state={state} onSort={onSort} />
    </div>
  );
}

const RANGE = [
  ['minRanking', 'min'],
  ['maxRanking', 'max'],
] as const;
