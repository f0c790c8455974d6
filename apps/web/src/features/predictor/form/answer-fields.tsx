import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { cardStyles } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { predictorMessages } from '../messages.ts';
import { PREFERENCE_KINDS, type PreferenceLists } from './draft.ts';

export type Answers<Draft> = {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
  change: (answers: Partial<Draft>) => void;
};

type NumberFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  error: string | undefined;
  isDecimal?: boolean;
  onChange: (typed: string) => void;
};

export function NumberField({ name, label, hint, value, error, isDecimal = false, onChange }: NumberFieldProps) {
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={error}>
        <Input
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-60 tabular-nums"
        />
      </Field>
    </div>
  );
}

export function FormPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={`${cardStyles('none')} p-4 sm:p-6`}>
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="mt-1 max-w-reading text-sm text-quiet">{lead}</p>}
      <div className="mt-4 grid gap-x-6 gap-y-5 *:min-w-0 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type PreferencesPartProps = {
  offered: PreferenceLists;
  chosen: PreferenceLists;
  onChange: (lists: Partial<PreferenceLists>) => void;
};

export function PreferencesPart({ offered, chosen, onChange }: PreferencesPartProps) {
  const messages = useMessages(predictorMessages).form;
  const groups = PREFERENCE_KINDS.filter((kind) => offered[kind].length > 0);
  if (groups.length === 0) return null;
  // Levels such as NIT need no translation.
  const kindName = (kind: string) => (kind === 'government' || kind === 'private' ? messages.kinds[kind] : kind);
  return (
    <FormPart title={messages.preferences} lead={messages.preferencesLead}>
      {groups.map((kind) => (
        <fieldset key={kind} className="sm:col-span-2">
          <legend className="text-sm font-semibold">{messages.preferenceNames[kind]}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {offered[kind].map((name) => (
              <Chip
                key={name}
                checked={chosen[kind].includes(name)}
                onChange={({ target }) =>
                  onChange({
                    [kind]: offered[kind].filter((one) => (one === name ? target.checked : chosen[kind].includes(one))),
                  })
                }
              >
                {kind === 'kinds' ? kindName(name) : name}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </FormPart>
  );
}
