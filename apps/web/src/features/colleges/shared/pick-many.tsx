import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { collegeMessages } from './messages.ts';
import { preferenceOptionsQuery } from './queries.ts';

/** More preferences than this would not help to choose. */
const MOST = 10;

type PickManyProps = {
  of: 'branches' | 'cities';
  /** Absent: of both exams. */
  exam?: Exam;
  label: string;
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
};

/** Several from a long list: found by typing, shown as chips, each of which can be removed. */
export function PickMany({ of, exam, label, picked, onChange }: PickManyProps) {
  const messages = useMessages(collegeMessages).pickMany;
  const { data: options = [], isError } = useQuery(preferenceOptionsQuery(of, exam));
  const isFull = picked.length >= MOST;
  const free = options.filter((option) => !picked.includes(option)).map((value) => ({ value, label: value }));
  return (
    <div>
      <Field
        label={label}
        hint={isFull ? fill(messages.most, { most: MOST }) : isError ? messages.optionsFailed : undefined}
      >
        <Combobox
          // A new key empties the field after each choice.
          key={picked.length}
          options={free}
          value={null}
          placeholder={messages.add}
          disabled={isFull || isError}
          onChange={(value) => value !== null && onChange([...picked, value])}
        />
      </Field>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {picked.map((name) => (
          <li
            key={name}
            className="inline-flex items-center rounded-full bg-ink-soft ps-4 text-sm font-medium text-ink"
          >
            {name}
            <IconButton
              icon={X}
              label={fill(messages.remove, { name })}
              tone="inherit"
              size="small"
              onClick={() => onChange(picked.filter((one) => one !== name))}
              className="rounded-full! hover:bg-card"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
