import type { Run } from '@dakhila/contract/predictor-results';
import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import type { FilterOption } from '@dakhila/domain/predictor/result-filters';
import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useId } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import type { AddressParts } from './view-address.ts';

type FilterPanelProps = {
  run: Run;
  view: ResultView;
  /** Undefined until the college is loaded. */
  collegeName: string | undefined;
  onChange: (parts: AddressParts) => void;
};

export function FilterPanel({ run, view, collegeName, onChange }: FilterPanelProps) {
  const messages = useMessages(predictorMessages).results;
  const { groups, branches, kinds, states, cities } = run.filters;
  const options = { kind: kinds, state: states, city: cities };
  const phrase = usePhrase();
  const types: Record<string, string> = messages.types;
  // Names of states and cities are not translated.
  const labelOf = (key: string, value: string) => (key === 'kind' ? (types[value] ?? phrase(value)) : value);
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
      <BranchFilter groups={groups} branches={branches} view={view} onChange={onChange} />
      {(['kind', 'state', 'city'] as const)
        .filter((key) => options[key].length > 1 || view[key] !== undefined)
        .map((key) => (
          <Field key={key} label={messages.filter[key]}>
            <Select
              options={options[key].map(({ value, count }) => ({
                value: value,
                label: `${labelOf(key, value)} (${count})`,
              }))}
              value={view[key] ?? ''}
              onChange={(event) => onChange({ [key]: event.target.value })}
            >
              <option value="">{messages.any[key]}</option>
            </Select>
          </Field>
        ))}
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

type BranchFilterProps = {
  groups: readonly FilterOption<BranchGroup>[];
  branches: readonly FilterOption[];
  view: ResultView;
  onChange: (parts: AddressParts) => void;
};

/** Common groups of branches first, then every single branch. */
function BranchFilter({ groups, branches, view, onChange }: BranchFilterProps) {
  const messages = useMessages(predictorMessages).results;
  const [chosenGroups, chosenBranches] = [view.groups ?? [], view.branches ?? []];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{messages.filter.branch}</legend>
      <div className="flex flex-wrap gap-2">
        {groups.map(({ value, count }) => {
          const isChosen = chosenGroups.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ group: toggled(chosenGroups, value) })}
              className="min-h-11 rounded-full border border-edge px-3 text-sm transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink lg:min-h-9 forced-colors:aria-pressed:bg-[Highlight]"
            >
              {messages.groups[value]} <span className="text-xs tabular-nums opacity-80">{indianNumber(count)}</span>
            </button>
          );
        })}
      </div>
      <Disclosure
        summary={
          chosenBranches.length === 0
            ? messages.singleBranches
            : fill(messages.singleBranchesChosen, { chosen: chosenBranches.length })
        }
        open={chosenBranches.length > 0 || undefined}
        className="mt-1 border-b-0 [&>summary]:text-sm [&>summary]:text-ink"
      >
        <ul className="-mx-1 max-h-72 overflow-y-auto rounded-control border px-2 text-sm text-text">
          {branches.map(({ value, count }) => (
            <li key={value}>
              <Checkbox
                checked={chosenBranches.includes(value)}
                onChange={() => onChange({ branch: toggled(chosenBranches, value) })}
              >
                {fill(messages.branchCount, { branch: value, count: indianNumber(count) })}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Disclosure>
    </fieldset>
  );
}

const toggled = <Value extends string>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

type OrderChoiceProps = { order: ResultView['order']; onChange: (parts: AddressParts) => void };

/** The default order is not written into the address. */
export function OrderChoice({ order = USUAL_ORDER, onChange }: OrderChoiceProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  return (
    <div className="min-w-0 flex-1 sm:flex-none">
      <label htmlFor={id} className="sr-only">
        {messages.order}
      </label>
      <Select
        options={RESULT_ORDERS.map((one) => ({ value: one, label: messages.orders[one] }))}
        id={id}
        value={order}
        onChange={(event) => onChange({ order: event.target.value === USUAL_ORDER ? null : event.target.value })}
      />
    </div>
  );
}
