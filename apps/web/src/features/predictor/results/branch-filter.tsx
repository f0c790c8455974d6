import type { BranchGroup } from '@dakhila/domain/predictor/branch-groups';
import type { FilterOption } from '@dakhila/domain/predictor/result-filters';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { predictorMessages } from '../messages.ts';
import type { AddressParts } from './view-address.ts';

type BranchFilterProps = {
  groups: readonly FilterOption<BranchGroup>[];
  branches: readonly FilterOption[];
  view: ResultView;
  onChange: (parts: AddressParts) => void;
};

/** Branches as students think of them, as many as they like; below, every single name for who knows exactly. */
export function BranchFilter({ groups, branches, view, onChange }: BranchFilterProps) {
  const words = useMessages(predictorMessages).results;
  const [chosenGroups, chosenBranches] = [view.groups ?? [], view.branches ?? []];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.filter.branch}</legend>
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
              {words.groups[value]} <span className="text-xs tabular-nums opacity-80">{indianNumber(count)}</span>
            </button>
          );
        })}
      </div>
      <Disclosure
        summary={
          chosenBranches.length === 0
            ? words.singleBranches
            : fill(words.singleBranchesChosen, { chosen: chosenBranches.length })
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
                {fill(words.branchCount, { branch: value, count: indianNumber(count) })}
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
