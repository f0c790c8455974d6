import { COLLEGE_SORTS, COLLEGE_TYPES } from '@dakhila/contract/college-list';
import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { byLabel, useStateOptions } from '../shared/place-names.ts';
import { usePreferenceName } from '../shared/preference-names.ts';
import { type OptionKey, optionsQuery } from './queries.ts';
import { type FilterKey, type SearchState, shownSort, TAB_FILTERS } from './search-state.ts';

type FilterPanelProps = {
  state: SearchState;
  onFilter: (key: FilterKey, value: string) => void;
  onSort: (sort: string) => void;
};

/** The filters of a tab and the order of its list. Each change searches at once. */
export function FilterPanel({ state, onFilter, onSort }: FilterPanelProps) {
  const { exam, filters } = state;
  const messages = useMessages(collegesMessages).explorer;
  const shared = useMessages(collegeMessages).common;
  return (
    <div className="space-y-4">
      {TAB_FILTERS[exam].map((key) => {
        if (key === 'type')
          return (
            <Field key={key} label={messages.labels.type}>
              <Select
                value={filters.type ?? 'all'}
                options={COLLEGE_TYPES.map((type) => ({ value: type, label: shared.types[type] }))}
                onChange={(event) => onFilter('type', event.target.value)}
              >
                <option value="all">{messages.all.type}</option>
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
        <legend className="mb-1.5 text-sm font-semibold">{messages.nirfRanking}</legend>
        <div className="grid grid-cols-2 gap-3">
          {RANGE.map(([key, word]) => (
            <Field key={key} label={messages[word]} isLabelHidden>
              <Input
                type="number"
                inputMode="numeric"
                placeholder={messages[word]}
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

type FilterSelectProps = { exam: Exam; name: OptionKey; value: string | undefined; onChange: (value: string) => void };

const NO_OPTIONS: readonly string[] = [];

/** One filter, disabled until its options are loaded. Options that fail to load stay empty. */
function FilterSelect({ exam, name, value, onChange }: FilterSelectProps) {
  const messages = useMessages(collegesMessages).explorer;
  const { data = NO_OPTIONS, isLoading, error } = useQuery(optionsQuery(exam, name));
  const options = useDeferredValue(data);
  const nameOf = usePreferenceName();
  const states = useStateOptions(name === 'state' ? options : NO_OPTIONS);
  const named = name === 'city' ? byLabel(options, nameOf) : options;
  useEffect(() => {
    if (error) console.error(`Failed to fetch the options of ${name}`, error);
  }, [error, name]);
  // A shared link may select a value before the options are loaded.
  const isListed = value === undefined || options.includes(value);
  return (
    <Field label={messages.labels[name]}>
      <Select
        value={value ?? 'all'}
        options={name === 'state' ? states : named.map((option) => ({ value: option, label: nameOf(option) }))}
        disabled={isLoading}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="all">{messages.all[name]}</option>
        {!isListed && <option value={value}>{nameOf(value)}</option>}
      </Select>
    </Field>
  );
}

type SortSelectProps = { state: SearchState; onSort: (sort: string) => void };

/** The order of the list. With search text the best match comes first unless another order is chosen. */
function SortSelect({ state, onSort }: SortSelectProps) {
  const messages = useMessages(collegesMessages).explorer;
  const sorts = COLLEGE_SORTS[state.exam];
  const usual = state.search === '' ? sorts[0] : 'match';
  return (
    <Field label={messages.sort}>
      <Select
        value={shownSort(state)}
        options={sorts.map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
        onChange={(event) => onSort(event.target.value === usual ? '' : event.target.value)}
      >
        {usual === 'match' && <option value="match">{messages.sorts.match}</option>}
      </Select>
    </Field>
  );
}
