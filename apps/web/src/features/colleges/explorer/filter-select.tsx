import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { collegesMessages } from '../messages.ts';
import { type OptionKey, optionsQuery } from './queries.ts';

type FilterSelectProps = { exam: Exam; name: OptionKey; value: string | undefined; onChange: (value: string) => void };

const NO_OPTIONS: readonly string[] = [];

/** One filter with its own list, which cannot be used before it is there. A list that fails stays empty. */
export function FilterSelect({ exam, name, value, onChange }: FilterSelectProps) {
  const words = useMessages(collegesMessages).explorer;
  const { data = NO_OPTIONS, isLoading, error } = useQuery(optionsQuery(exam, name));
  const options = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error(`Failed to fetch the options of ${name}`, error);
  }, [error, name]);
  // A shared link may bring a value before its list is here.
  const isListed = value === undefined || options.includes(value);
  return (
    <Field label={words.labels[name]}>
      <Select value={value ?? 'all'} disabled={isLoading} onChange={(event) => onChange(event.target.value)}>
        <option value="all">{words.all[name]}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </Field>
  );
}
