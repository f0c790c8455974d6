import { districtOfChoice } from '@dakhila/domain/colleges/place-choice';
import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { byLabel, useBranchGroupNames, usePreferenceName } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import type { AddressParts } from './view-address.ts';

/** One choice, how many programmes have it, and how many pressing it shows; null where other filters change that number. */
export type FilterChoice<Value extends string = string> = { value: Value; size: number; count: number | null };

export const withCount = (label: string, count: number | null) =>
  count === null ? label : `${label} (${indianNumber(count)})`;

type CheckListProps = {
  title: string;
  options: readonly FilterChoice[];
  labelOf?: (value: string) => string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** Several of a long list of options; left out where there is nothing to choose. */
export function CheckList({ title, options, labelOf = String, chosen, onChoose }: CheckListProps) {
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
export function BranchFilter({ groups, branches, view, onChange }: BranchFilterProps) {
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
export function CityFilter({ cities, chosen, onChange }: CityFilterProps) {
  const messages = useMessages(predictorMessages).results;
  const nameOf = usePreferenceName();
  if (cities.length < 2 && chosen.length === 0) return null;
  // Whole districts are in the list: the chips of a district and of its largest city would say much the same.
  const towns = cities.filter(({ value }) => districtOfChoice(value) === undefined);
  const listTitle = towns.length < cities.length ? messages.allPlaces : messages.allCities;
  const largest = towns.toSorted((one, other) => other.size - one.size).slice(0, CITY_CHIPS);
  const choose = (city: string[]) => onChange({ city });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{messages.filter.city}</legend>
      <Chips options={largest} labelOf={nameOf} chosen={chosen} onChoose={choose} />
      {cities.length > largest.length && (
        <CheckList
          title={listTitle}
          options={byLabel(cities, ({ value }) => nameOf(value))}
          labelOf={nameOf}
          chosen={chosen}
          onChoose={choose}
        />
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
      {options.map(({ value, size, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => onChoose(toggled(chosen, value))}
          className="min-h-11 rounded-full border border-edge px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink lg:min-h-9 forced-colors:aria-pressed:bg-[Highlight]"
        >
          {labelOf(value)}
          {count !== null && ' '}
          {/* Without a count the place stays, so that no chip moves under the finger that taps the next one. */}
          <span
            aria-hidden={count === null}
            className={classNames('text-xs tabular-nums opacity-80', count === null && 'invisible')}
          >
            {count === null ? `\u00a0${indianNumber(size)}` : indianNumber(count)}
          </span>
        </button>
      ))}
    </div>
  );
}

const toggled = <Value extends string>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
