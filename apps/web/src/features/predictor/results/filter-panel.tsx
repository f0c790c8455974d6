import type { Run } from '@dakhila/contract/predictor-results';
import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useId } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useBranchGroupNames, usePhrase, useStateOptions } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { hasCosts, MoneyFilters } from './money-filters.tsx';
import { programmesText, seatTypeLabel } from './result-context.ts';
import { type AddressParts, isNarrowed } from './view-address.ts';

/** One choice, how many programmes have it, and how many pressing it shows; null where other filters change that number. */
type FilterChoice<Value extends string = string> = { value: Value; size: number; count: number | null };

type FilterPanelProps = {
  run: Run;
  view: ResultView;
  /** Undefined until the college is loaded. */
  collegeName: string | undefined;
  onChange: (parts: AddressParts) => void;
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

function FilterPanel({ run, view, collegeName, onChange }: FilterPanelProps) {
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
      <CityFilter cities={choicesOf(cities, ['cities'])} chosen={view.cities ?? []} onChange={onChange} />
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

const withCount = (label: string, count: number | null) =>
  count === null ? label : `${label} (${indianNumber(count)})`;

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

type CheckListProps = {
  title: string;
  options: readonly FilterChoice[];
  labelOf?: (value: string) => string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** Several of a long list of options; left out where there is nothing to choose. */
function CheckList({ title, options, labelOf = String, chosen, onChoose }: CheckListProps) {
  const messages = useMessages(predictorMessages).results;
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <Disclosure
      summary={chosen.length === 0 ? title : fill(messages.chosenOf, { title, chosen: chosen.length })}
      open={chosen.length > 0 || undefined}
      className="border-b-0"
    >
      <ul className="-mx-1 max-h-72 overflow-y-auto rounded-control border px-2 text-sm text-text">
        {options.map(({ value, count }) => (
          <li key={value}>
            <Checkbox checked={chosen.includes(value)} onChange={() => onChoose(toggled(chosen, value))}>
              {withCount(labelOf(value), count)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type BranchFilterProps = {
  groups: readonly FilterChoice<BranchGroup>[];
  branches: readonly FilterChoice[];
  view: ResultView;
  onChange: (parts: AddressParts) => void;
};

/** Common groups of branches first, then every single branch. */
function BranchFilter({ groups, branches, view, onChange }: BranchFilterProps) {
  const messages = useMessages(predictorMessages).results;
  const groupNames = useBranchGroupNames();
  const [chosenGroups, chosenBranches] = [view.groups ?? [], view.branches ?? []];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{messages.filter.branch}</legend>
      <Chips
        options={groups}
        labelOf={(group) => groupNames[group]}
        chosen={chosenGroups}
        onChoose={(group) => onChange({ group })}
      />
      <CheckList
        title={messages.singleBranches}
        options={branches}
        chosen={chosenBranches}
        onChoose={(branch) => onChange({ branch })}
      />
    </fieldset>
  );
}

const CITY_CHIPS = 6;

type CityFilterProps = {
  cities: readonly FilterChoice[];
  chosen: readonly string[];
  onChange: (parts: AddressParts) => void;
};

/** The cities with the most programmes first: in the list from A to Z Pune comes after some seventy others. */
function CityFilter({ cities, chosen, onChange }: CityFilterProps) {
  const messages = useMessages(predictorMessages).results;
  if (cities.length < 2 && chosen.length === 0) return null;
  const largest = [...cities].sort((one, other) => other.size - one.size).slice(0, CITY_CHIPS);
  const choose = (city: string[]) => onChange({ city });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{messages.filter.city}</legend>
      <Chips options={largest} chosen={chosen} onChoose={choose} />
      {cities.length > largest.length && (
        <CheckList title={messages.allCities} options={cities} chosen={chosen} onChoose={choose} />
      )}
    </fieldset>
  );
}

type ChipsProps<Value extends string> = {
  options: readonly FilterChoice<Value>[];
  labelOf?: (value: Value) => string;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
};

function Chips<Value extends string>({ options, labelOf = String, chosen, onChoose }: ChipsProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChoose(toggled(chosen, value))}
          className="min-h-11 rounded-full border border-edge px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink lg:min-h-9 forced-colors:aria-pressed:bg-[Highlight]"
        >
          {labelOf(value)}
          {count !== null && (
            <>
              {' '}
              <span className="text-xs tabular-nums opacity-80">{indianNumber(count)}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

const toggled = <Value extends string>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

type OrderChoiceProps = { order: ResultView['order']; exam: Run['exam']; onChange: (parts: AddressParts) => void };

/** The default order is not written into the address. */
export function OrderChoice({ order = USUAL_ORDER, exam, onChange }: OrderChoiceProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  return (
    <div className="w-44 flex-none print:hidden">
      <label htmlFor={id} className="sr-only">
        {messages.order}
      </label>
      <Select
        options={RESULT_ORDERS.filter((one) => one !== 'cost' || hasCosts(exam) || order === one).map((one) => ({
          value: one,
          label: messages.orders[one],
        }))}
        id={id}
        value={order}
        onChange={(event) => onChange({ order: event.target.value === USUAL_ORDER ? null : event.target.value })}
      />
    </div>
  );
}
