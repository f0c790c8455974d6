import type { Run } from '@dakhila/contract/predictor-results';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { BranchFilter } from './branch-filter.tsx';
import type { AddressParts } from './view-address.ts';

type FilterPanelProps = {
  run: Run;
  view: ResultView;
  /** The name of the college that is filtered by, where it is known. */
  collegeName: string | undefined;
  onChange: (parts: AddressParts) => void;
};

/** Everything that narrows the list, but for text and band. */
export function FilterPanel({ run, view, collegeName, onChange }: FilterPanelProps) {
  const words = useMessages(predictorMessages).results;
  const { groups, branches, kinds, states, cities } = run.filters;
  const options = { kind: kinds, state: states, city: cities };
  const phrase = usePhrase();
  const types: Record<string, string> = words.types;
  // Names of states and cities are the same in every language.
  const labelOf = (key: string, value: string) => (key === 'kind' ? (types[value] ?? phrase(value)) : value);
  // Where they are all there is to see, they are shown already.
  const canAddUnlikely = run.unlikelyCount > 0 && run.resultCount > 0 && view.band !== 'Unlikely';
  return (
    <div className="space-y-4">
      {view.college !== undefined && (
        <Field label={words.filter.college}>
          <Select value={view.college} onChange={() => onChange({ college: null })}>
            <option value={view.college}>{collegeName ?? view.college}</option>
            <option value="">{words.any.college}</option>
          </Select>
        </Field>
      )}
      <BranchFilter groups={groups} branches={branches} view={view} onChange={onChange} />
      {(['kind', 'state', 'city'] as const)
        .filter((key) => options[key].length > 1 || view[key] !== undefined)
        .map((key) => (
          <Field key={key} label={words.filter[key]}>
            <Select value={view[key] ?? ''} onChange={(event) => onChange({ [key]: event.target.value })}>
              <option value="">{words.any[key]}</option>
              {options[key].map(({ value, count }) => (
                <option key={value} value={value}>
                  {`${labelOf(key, value)} (${count})`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      {canAddUnlikely && (
        <Checkbox
          checked={view.withUnlikely ?? false}
          onChange={(event) => onChange({ unlikely: event.target.checked ? '1' : null })}
        >
          {fill(words.unlikely, { count: run.unlikelyCount })}
        </Checkbox>
      )}
    </div>
  );
}
