import type { Exam } from '@dakhila/contract/exam';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { cardStyles } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PickMany, usePreferenceName } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type DraftShape, isBlank, PREFERENCE_KINDS, type PreferenceLists, readNumber } from './draft.ts';

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
  /** Percentiles have decimals. A number over 100 is marked while it is typed. */
  isPercentile?: boolean;
  onChange: (typed: string) => void;
};

export function NumberField({ name, label, hint, value, error, isPercentile = false, onChange }: NumberFieldProps) {
  const { notPercentile } = useMessages(predictorMessages).form;
  const isOverHundred = isPercentile && Number(readNumber(value)) > 100;
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={error ?? (isOverHundred && notPercentile)}>
        <Input
          inputMode={isPercentile ? 'decimal' : 'numeric'}
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

/** Short numbers side by side, also on a phone. Their inputs stay level when a label needs two lines. */
export function NumberPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-4 *:min-w-0 *:self-end has-aria-invalid:*:self-start sm:col-span-2 sm:grid-cols-2 sm:gap-x-6">
      {children}
    </div>
  );
}

/** The questions that everybody answers. */
export function MainQuestions({ children }: { children: ReactNode }) {
  const words = useMessages(predictorMessages).form;
  return (
    <section className={`${cardStyles('none')} p-4 sm:p-6`}>
      <h2 className="sr-only">{words.aboutYou}</h2>
      <div className="grid gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type FoldProps = { title: string; lead: string; startsOpen: boolean; onOpen?: () => void; children: ReactNode };

function Fold({ title, lead, startsOpen, onOpen, children }: FoldProps) {
  // Opened once: a box that is unticked must not close the part it is in.
  const [isOpen] = useState(startsOpen);
  return (
    <Disclosure
      open={isOpen}
      onToggle={onOpen}
      isWide
      className="rounded-card border bg-card px-4 shadow-soft sm:px-6"
      summary={
        <span>
          {title}
          <span className="block text-sm font-normal text-quiet">{lead}</span>
        </span>
      }
    >
      <div className="space-y-5 border-t pt-4 text-text">{children}</div>
    </Disclosure>
  );
}

type SpecialSeatsProps<Draft> = { lead: string; draft: Draft; fields: readonly (keyof Draft)[]; children: ReactNode };

/** What applies to some students only. It is open from the start if one of its fields is filled. */
export function SpecialSeats<Draft extends DraftShape>({ lead, draft, fields, children }: SpecialSeatsProps<Draft>) {
  const words = useMessages(predictorMessages).form;
  const isFilled = !isBlank(Object.fromEntries(fields.map((field) => [field, draft[field] ?? ''])));
  return (
    <Fold title={words.special} lead={lead} startsOpen={isFilled}>
      {children}
    </Fold>
  );
}

/** One kind of seats: whose they are, and what the answer adds. */
export function SeatKind({ title, gain, children }: { title: string; gain: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-reading text-sm text-quiet">{gain}</p>
      <div className="mt-3 grid gap-x-6 gap-y-4 *:min-w-0 sm:grid-cols-2">{children}</div>
    </section>
  );
}

const PICKED_KINDS = ['branches', 'cities'] as const;

type PreferencesPartProps = {
  exam: Exam;
  offered: PreferenceLists;
  chosen: PreferenceLists;
  onChange: (lists: Partial<PreferenceLists>) => void;
};

/** The closed part names what narrows the prediction. Branches and cities are found by typing; of the kinds, those of the profile or of the earlier prediction can be ticked. */
export function PreferencesPart({ exam, offered, chosen, onChange }: PreferencesPartProps) {
  const messages = useMessages(predictorMessages).form;
  const preferenceName = usePreferenceName();
  // The lists to pick from are long, so they are fetched once somebody wants them.
  const [isOpened, setIsOpened] = useState(false);
  // Levels such as NIT need no translation.
  const nameOf = (name: string) =>
    name === 'government' || name === 'private' ? messages.kinds[name] : preferenceName(name);
  const names = PREFERENCE_KINDS.flatMap((kind) => chosen[kind]).map(nameOf);
  const tick = (name: string, isTicked: boolean) =>
    onChange({ kinds: offered.kinds.filter((one) => (one === name ? isTicked : chosen.kinds.includes(one))) });
  return (
    <Fold
      title={messages.preferences}
      lead={names.join(', ') || messages.noPreferences}
      startsOpen={false}
      onOpen={() => setIsOpened(true)}
    >
      <p className="max-w-reading text-sm text-quiet">
        {names.length > 0 ? messages.preferencesLead : messages.preferencesPick}
      </p>
      {isOpened &&
        PICKED_KINDS.map((kind) => (
          <PickMany
            key={kind}
            of={kind}
            exam={exam}
            label={messages.preferenceNames[kind]}
            picked={chosen[kind]}
            onChange={(picked) => onChange({ [kind]: picked })}
          />
        ))}
      {offered.kinds.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">{messages.preferenceNames.kinds}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {offered.kinds.map((name) => (
              <Chip
                key={name}
                checked={chosen.kinds.includes(name)}
                onChange={({ target }) => tick(name, target.checked)}
              >
                {nameOf(name)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </Fold>
  );
}
