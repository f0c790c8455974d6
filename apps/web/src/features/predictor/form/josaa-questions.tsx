import { GENDERS, JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import { JEE_PERCENTILE_FIELDS } from '@dakhila/domain/predictor/input-rules';
import { HOME_STATES } from '@dakhila/domain/predictor/places';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import { type Answers, FormPart, NumberField } from './answer-fields.tsx';
import { RankHelper } from './estimates.tsx';
import { rankLabel } from './field-labels.ts';
import { askedRanks, JOSAA_PAPERS, type JosaaDraft, type JosaaPaper, type RankKind } from './josaa-draft.ts';

const STATES = HOME_STATES.map((name) => ({ value: name, label: name }));

export function JosaaQuestions(answers: Answers<JosaaDraft>) {
  const { draft, problems, change } = answers;
  const messages = useMessages(predictorMessages).form;
  return (
    <>
      <FormPart title={messages.aboutYou}>
        <div data-field="category">
          <Field label={messages.category} hint={messages.categoryHint.josaa} error={problems.category}>
            <Select
              options={JOSAA_CATEGORIES.map((category) => ({
                value: category,
                label: messages.josaaCategories[category],
              }))}
              value={draft.category}
              onChange={(event) => change({ category: event.target.value })}
            >
              <option value="">{messages.chooseOption}</option>
            </Select>
          </Field>
        </div>
        <div data-field="homeState">
          <Field label={messages.homeState} hint={messages.homeStateHint} error={problems.homeState}>
            <Combobox
              options={STATES}
              value={draft.homeState || null}
              onChange={(state) => change({ homeState: state ?? '' })}
              placeholder={messages.homeStatePlaceholder}
            />
          </Field>
        </div>
        <div data-field="gender">
          <RadioGroup
            legend={messages.gender}
            hint={messages.genderHint.josaa}
            error={problems.gender}
            choices={GENDERS.map((value) => ({ value, label: messages.genders[value] }))}
            value={GENDERS.find((one) => one === draft.gender) ?? null}
            onChange={(gender) => change({ gender })}
          />
        </div>
        <Checkbox checked={draft.pwd} onChange={(event) => change({ pwd: event.target.checked })} className="self-end">
          {messages.josaaPwd}
          <span className="block text-sm text-quiet">{messages.josaaPwdHint}</span>
        </Checkbox>
      </FormPart>
      <FormPart title={messages.papers.main.title} lead={messages.papers.main.lead}>
        {JEE_PERCENTILE_FIELDS.map((field) => (
          <NumberField
            key={field}
            name={field}
            label={messages[field]}
            hint={messages.percentileHints[field]}
            value={draft[field]}
            error={problems[field]}
            isDecimal
            onChange={(typed) => change({ [field]: typed })}
          />
        ))}
        <RankHelper draft={draft} />
        <RankFields paper="main" {...answers} />
      </FormPart>
      <FormPart title={messages.papers.advanced.title} lead={messages.papers.advanced.lead}>
        <RankFields paper="advanced" {...answers} />
      </FormPart>
      <Disclosure
        summary={messages.moreExams}
        open={draft.architectureCrl !== '' || draft.planningCrl !== '' || undefined}
        className="rounded-card border bg-card px-4 shadow-soft sm:px-6"
      >
        <div className="space-y-6 text-text">
          <PaperRanks paper="architecture" {...answers} />
          <PaperRanks paper="planning" {...answers} />
          <Checkbox checked={draft.aatPassed} onChange={(event) => change({ aatPassed: event.target.checked })}>
            {messages.aat}
            <span className="block text-sm text-quiet">{messages.aatHint}</span>
          </Checkbox>
        </div>
      </Disclosure>
    </>
  );
}

function PaperRanks({ paper, ...answers }: Answers<JosaaDraft> & { paper: JosaaPaper }) {
  const messages = useMessages(predictorMessages).form.papers[paper];
  return (
    <section>
      <h3 className="font-semibold">{messages.title}</h3>
      <p className="text-sm text-quiet">{messages.lead}</p>
      <div className="mt-3 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <RankFields paper={paper} {...answers} />
      </div>
    </section>
  );
}

function RankFields({ paper, draft, problems, change }: Answers<JosaaDraft> & { paper: JosaaPaper }) {
  const messages = useMessages(predictorMessages).form;
  const lists: Partial<Record<RankKind, keyof JosaaDraft & string>> = JOSAA_PAPERS[paper];
  return askedRanks(draft).map((kind) => {
    const field = lists[kind];
    const value = field && draft[field];
    if (field === undefined || typeof value !== 'string') return null;
    return (
      <NumberField
        key={field}
        name={field}
        label={rankLabel(messages, paper, kind, draft.category)}
        hint={fill(messages.ranks[kind].hint, { category: draft.category })}
        value={value}
        error={problems[field]}
        onChange={(typed) => change({ [field]: typed })}
      />
    );
  });
}
