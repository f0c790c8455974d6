import { districtOfChoice } from '@dakhila/domain/colleges/place-choice';
import { districtsOf, isCapUniversity } from '@dakhila/domain/colleges/universities';
import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { focusInModal } from '../../../ui/focus-in-modal.ts';
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
/** The rest is for the largest cities of the state. */
const CHIPS_NEAR_HOME = 4;

type CityFilterProps = {
  cities: readonly FilterChoice[];
  chosen: readonly string[];
  /** The home university of the student, in a CAP prediction. */
  home: unknown;
  /** The filters were opened to choose a city. */
  isStart: boolean;
  onChange: (parts: AddressParts) => void;
};

/** The cities near home first, then those with the most programmes: in the list from A to Z Pune comes after some seventy others. */
export function CityFilter({ cities, chosen, home, isStart, onChange }: CityFilterProps) {
  const start = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The branches above would fill a phone.
    if (isStart) start.current?.scrollIntoView?.();
  }, [isStart]);
  const messages = useMessages(predictorMessages).results;
  const nameOf = usePreferenceName();
  if (cities.length < 2 && chosen.length === 0) return null;
  // Whole districts are in the list: the chips of a district and of its largest city would say much the same.
  const towns = cities.filter(({ value }) => districtOfChoice(value) === undefined);
  const listTitle = towns.length < cities.length ? messages.allPlaces : messages.allCities;
  const largest = towns.toSorted((one, other) => other.size - one.size);
  const near = largest.filter(({ value }) => isNear(value, home)).slice(0, CHIPS_NEAR_HOME);
  const chips = [...new Set([...near, ...largest])].slice(0, CITY_CHIPS);
  const choose = (city: string[]) => onChange({ city });
  return (
    <fieldset ref={start} className="scroll-mt-5">
      <legend className="mb-2 font-semibold">{messages.filter.city}</legend>
      <Chips options={chips} labelOf={nameOf} chosen={chosen} onChoose={choose} isStart={isStart} />
      {cities.length > chips.length && (
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

/** The main town of a district has its name. */
const isNear = (city: string, home: unknown) =>
  typeof home === 'string' && isCapUniversity(home) && districtsOf(home).includes(city);

type ChipsProps<Value extends string> = {
  options: readonly FilterChoice<Value>[];
  labelOf?: (value: Value) => string;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  /** The first chip takes the focus. */
  isStart?: boolean;
};

function Chips<Value extends string>({ options, labelOf = String, chosen, onChoose, isStart }: ChipsProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, size, count }, at) => (
        <button
          key={value}
          {...focusInModal(isStart && at === 0)}
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
