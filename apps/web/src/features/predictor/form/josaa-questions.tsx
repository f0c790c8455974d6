import { JOSAA_CATEGORIES } from '@dakhila/domain/predictor/candidate';
import type { JEE_PERCENTILE_FIELDS } from '@dakhila/domain/predictor/input-rules';
import { HOME_STATES } from '@dakhila/domain/predictor/places';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { useStateOptions } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type Answers, MainQuestions, NumberField, NumberPair, SeatKind, SpecialSeats } from './answer-fields.tsx';
import { CategoryQuestion } from './category-question.tsx';
import { RankHelper } from './estimates.tsx';
import { rankLabel } from './field-labels.ts';
import { GenderQuestion } from './gender-question.tsx';
import { askedRanks, JOSAA_PAPERS, type JosaaDraft, type JosaaPaper, type RankKind } from './josaa-draft.ts';

export function JosaaQuestions(answers: Answers<JosaaDraft>) {
  const { draft, problems, change } = answers;
  const messages = useMessages(predictorMessages).form;
  const states = useStateOptions(HOME_STATES);
  const percentile = (field: (typeof JEE_PERCENTILE_FIELDS)[number]) => ({
    name: field,
    label: messages[field],
    value: draft[field],
    error: problems[field],
    isPercentile: true,
    onChange: (typed: string) => change({ [field]: typed }),
  });
  const isReserved = askedRanks(draft).includes('category');
  return (
    <>
      <MainQuestions>
        <NumberPair>
          <NumberField {...percentile('mainPercentile')} />
          <RankField paper="main" kind="crl" {...answers} />
        </NumberPair>
        <RankHelper draft={draft} />
        <NumberPair>
          <RankField paper="advanced" kind="crl" {...answers} />
          <p className="text-sm text-quiet sm:pb-2">{messages.papers.advanced.lead}</p>
        </NumberPair>
        <CategoryQuestion
          exam="josaa"
          options={JOSAA_CATEGORIES.map((category) => ({ value: category, label: messages.josaaCategories[category] }))}
          {...answers}
        />
        <GenderQuestion exam="josaa" {...answers} />
        {isReserved && (
          <div className="space-y-1.5 sm:col-span-2">
            <NumberPair>
              <RankField paper="main" kind="category" {...answers} />
              <RankField paper="advanced" kind="category" {...answers} />
            </NumberPair>
            <p className="max-w-reading text-sm text-quiet">
              {fill(messages.ranks.category.hint, { category: draft.category })}
            </p>
          </div>
        )}
        <div data-field="homeState" className="sm:col-span-2">
          <Field label={messages.homeState} hint={messages.homeStateHint} error={problems.homeState}>
            <Combobox
              options={states}
              value={draft.homeState || null}
              onChange={(state) => change({ homeState: state ?? '' })}
              placeholder={messages.homeStatePlaceholder}
            />
          </Field>
        </div>
      </MainQuestions>
      <SpecialSeats lead={messages.specialLead.josaa} draft={draft} fields={SPECIAL_FIELDS}>
        <SeatKind title={messages.secondSession} gain={messages.secondSessionHint}>
          <NumberField {...percentile('mainSecondPercentile')} />
        </SeatKind>
        <div>
          <Checkbox checked={draft.pwd} onChange={(event) => change({ pwd: event.target.checked })}>
            {messages.josaaPwd}
            <span className="block text-sm text-quiet">{messages.josaaPwdHint}</span>
          </Checkbox>
          {draft.pwd && (
            <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
              <RankFields paper="main" kinds={PWD_KINDS} {...answers} />
              <RankFields paper="advanced" kinds={PWD_KINDS} {...answers} />
            </div>
          )}
        </div>
        {(['architecture', 'planning'] as const).map((paper) => (
          <SeatKind key={paper} title={messages.papers[paper].title} gain={messages.papers[paper].lead}>
            <RankFields paper={paper} kinds={['crl', 'category']} {...answers} />
          </SeatKind>
        ))}
        <Checkbox checked={draft.aatPassed} onChange={(event) => change({ aatPassed: event.target.checked })}>
          {messages.aat}
          <span className="block text-sm text-quiet">{messages.aatHint}</span>
        </Checkbox>
      </SpecialSeats>
    </>
  );
}

const PWD_KINDS = ['pwd', 'categoryPwd'] as const;
const SPECIAL_FIELDS = [
  ...(['mainSecondPercentile', 'pwd', 'aatPassed', 'architectureCrl', 'architectureCategoryRank'] as const),
  ...(['planningCrl', 'planningCategoryRank'] as const),
];

type RankFieldsProps = Answers<JosaaDraft> & { paper: JosaaPaper; kinds: readonly RankKind[] };

/** Those of the rank lists that this student can be in. */
function RankFields({ kinds, ...one }: RankFieldsProps) {
  const messages = useMessages(predictorMessages).form;
  const { category } = one.draft;
  return kinds
    .filter((kind) => askedRanks(one.draft).includes(kind))
    .map((kind) => <RankField key={kind} kind={kind} hint={fill(messages.ranks[kind].hint, { category })} {...one} />);
}

type RankFieldProps = Answers<JosaaDraft> & { paper: JosaaPaper; kind: RankKind; hint?: string };

function RankField({ paper, kind, hint, draft, problems, change }: RankFieldProps) {
  const messages = useMessages(predictorMessages).form;
  const lists: Partial<Record<RankKind, keyof JosaaDraft & string>> = JOSAA_PAPERS[paper];
  const field = lists[kind];
  const value = field && draft[field];
  if (field === undefined || typeof value !== 'string') return null;
  return (
    <NumberField
      name={field}
      label={rankLabel(messages, paper, kind, draft.category)}
      hint={hint}
      value={value}
      error={problems[field]}
      onChange={(typed) => change({ [field]: typed })}
    />
  );
}
