import type { Run } from '@dakhila/contract/predictor-results';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePhrase, useStateOptions } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { BranchFilter, CheckList, CityFilter, type FilterChoice, withCount } from './filter-choices.tsx';
import { MoneyFilters } from './money-filters.tsx';
import { programmesText, seatTypeLabel } from './result-context.ts';
import { type AddressParts, isNarrowed } from './view-address.ts';

type FilterPanelProps = {
  run: Run;
  view: ResultView;
  /** Undefined until the college is loaded. */
  collegeName: string | undefined;
  onChange: (parts: AddressParts) => void;
  /** Opens at the cities. */
  isForCities: boolean;
};
type FilterDrawerProps = FilterPanelProps & {
  /** Null until the filtered rows are loaded. */
  total: number | null;
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
};

export function FilterDrawer({ total, isOpen, onClose, onClear, ...panel }: FilterDrawerProps) {
  const messages = useMessages(predictorMessages).results;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={messages.filters}
      footer={
        <>
          <Button variant="quiet" className="max-sm:px-2 max-sm:text-sm" onClick={onClear}>
            {messages.clear}
          </Button>
          <Button className="max-sm:px-3 max-sm:text-sm" onClick={onClose}>
            {total === null
              ? messages.showList
              : fill(messages.showResults, { programmes: programmesText(messages, total) })}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  );
}

function FilterPanel({ run, view, collegeName, onChange, isForCities }: FilterPanelProps) {
  const messages = useMessages(predictorMessages).results;
  const { branches, kinds, states, cities, seats = [] } = run.filters;
  const choicesOf = filterChoices(run, view);
  const phrase = usePhrase();
  const types: Record<string, string> = messages.types;
  const stateCounts = new Map(choicesOf(states, ['state']).map(({ value, count }) => [value, count]));
  const stateOptions = useStateOptions([...stateCounts.keys()]);
  const options = {
    kind: choicesOf(kinds, ['kind']).map(({ value, count }) => ({
      value,
      label: withCount(types[value] ?? phrase(value), count),
    })),
    state: stateOptions.map(({ value, label }) => ({ value, label: withCount(label, stateCounts.get(value) ?? null) })),
  };
  // Without other results they are shown already.
  const canAddUnlikely = run.unlikelyCount > 0 && run.resultCount > 0 && view.band !== 'Unlikely';
  return (
    <div className="space-y-4">
      {view.college !== undefined && (
        <Field label={messages.filter.college}>
          <Select value={view.college} onChange={() => onChange({ college: null })}>
            <option value={view.college}>{collegeName ?? view.college}</option>
            <option value="">{messages.any.college}</option>
          </Select>
        </Field>
      )}
      <BranchFilter
        groups={choicesOf(run.filters.groups, ['groups', 'branches'])}
        branches={choicesOf(branches, ['groups', 'branches'])}
        view={view}
        onChange={onChange}
      />
      <CityFilter
        cities={choicesOf(cities, ['cities'])}
        chosen={view.cities ?? []}
        home={run.input.homeUniversity}
        isStart={isForCities}
        onChange={onChange}
      />
      <CheckList
        title={messages.filter.seat}
        options={choicesOf(seats, ['seats'])}
        labelOf={(seatType) => seatTypeLabel(seatType, messages)}
        chosen={view.seats ?? []}
        onChoose={(seat) => onChange({ seat })}
      />
      {(['kind', 'state'] as const)
        .filter((key) => options[key].length > 1 || view[key] !== undefined)
        .map((key) => (
          <Field key={key} label={messages.filter[key]}>
            <Select
              options={options[key]}
              value={view[key] ?? ''}
              onChange={(event) => onChange({ [key]: event.target.value })}
            >
              <option value="">{messages.any[key]}</option>
            </Select>
          </Field>
        ))}
      <MoneyFilters view={view} exam={run.exam} onChange={onChange} />
      {canAddUnlikely && (
        <Checkbox
          checked={view.withUnlikely ?? false}
          onChange={(event) => onChange({ unlikely: event.target.checked ? '1' : null })}
        >
          {fill(messages.unlikely, { count: run.unlikelyCount })}
        </Checkbox>
      )}
    </div>
  );
}

/** The options of a filter with what they show now. Options that show nothing are left out unless chosen. */
function filterChoices(run: Run, view: ResultView) {
  const isWithUnlikely = view.withUnlikely === true || view.band === 'Unlikely' || run.resultCount === 0;
  return <Value extends string>(
    options: readonly { value: Value; count: number; unlikely?: number | undefined }[],
    own: readonly (keyof ResultView)[],
  ): FilterChoice<Value>[] => {
    const isAlone = !isNarrowed({ ...view, ...Object.fromEntries(own.map((key) => [key, undefined])) });
    const chosen: readonly unknown[] = own.flatMap((key) => view[key] ?? []);
    return options
      .map(({ value, count, unlikely = 0 }) => ({ value, size: count + (isWithUnlikely ? unlikely : 0) }))
      .filter(({ value, size }) => size > 0 || chosen.includes(value))
      .map(({ value, size }) => ({ value, size, count: isAlone ? size : null }));
  };
}
