import { CAP_UNIVERSITIES } from '@dakhila/domain/colleges/universities';
import { CANDIDATURES, CAP_CATEGORY_CODES, GENDERS } from '@dakhila/domain/predictor/candidate';
import { MINORITY_COMMUNITIES } from '@dakhila/domain/predictor/places';
import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type Answers, FormPart, NumberField } from './answer-fields.tsx';
import { askedFlags, type CapDraft, type CapNumberField, NO_UNIVERSITY } from './cap-draft.ts';
import { MeritHelper } from './estimates.tsx';

/** Candidates from outside Maharashtra see only the questions that apply to them. */
export function CapQuestions(answers: Answers<CapDraft>) {
  const { draft, problems, change } = answers;
  const messages = useMessages(predictorMessages).form;
  const isOutside = draft.candidature === 'outside';
  const number = (name: CapNumberField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  return (
    <>
      <FormPart title={messages.aboutYou}>
        <div data-field="candidature" className="sm:col-span-2">
          <RadioGroup
            legend={messages.candidature}
            hint={messages.candidatureHint}
            error={problems.candidature}
            choices={CANDIDATURES.map((value) => ({ value, ...messages.candidatures[value] }))}
            value={CANDIDATURES.find((one) => one === draft.candidature) ?? null}
            onChange={(candidature) => change({ candidature })}
          />
          <Disclosure summary={messages.candidatureMore} className="mt-2 border-y-0">
            <ul className="max-w-reading list-disc space-y-1 ps-5 text-sm">
              {messages.candidatureTypes.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
        <div data-field="gender">
          <RadioGroup
            legend={messages.gender}
            hint={messages.genderHint['mht-cet']}
            error={problems.gender}
            choices={GENDERS.map((value) => ({ value, label: messages.genders[value] }))}
            value={GENDERS.find((one) => one === draft.gender) ?? null}
            onChange={(gender) => change({ gender })}
          />
        </div>
        {!isOutside && (
          <>
            <div data-field="category">
              <Field label={messages.category} hint={messages.categoryHint['mht-cet']} error={problems.category}>
                <Select
                  options={CAP_CATEGORY_CODES.map((category) => ({
                    value: category,
                    label: messages.capCategories[category],
                  }))}
                  value={draft.category}
                  onChange={(event) => change({ category: event.target.value })}
                >
                  <option value="">{messages.chooseOption}</option>
                </Select>
              </Field>
            </div>
            <div data-field="homeUniversity" className="sm:col-span-2">
              <Field label={messages.homeUniversity} hint={messages.homeUniversityHint} error={problems.homeUniversity}>
                <Select
                  options={[
                    ...CAP_UNIVERSITIES.map((university) => ({ value: university, label: university })),
                    { value: NO_UNIVERSITY, label: messages.noUniversity },
                  ]}
                  value={draft.homeUniversity}
                  onChange={(event) => change({ homeUniversity: event.target.value })}
                  className="max-w-xl"
                >
                  <option value="">{messages.chooseOption}</option>
                </Select>
              </Field>
            </div>
          </>
        )}
      </FormPart>
      {!isOutside && (
        <FormPart title={messages.merit} lead={messages.meritLead}>
          <NumberField {...number('percentile')} label={messages.percentile} hint={messages.percentileHint} isDecimal />
          <NumberField {...number('meritNumber')} label={messages.meritNumber} hint={messages.meritNumberHint} />
          <MeritHelper draft={draft} />
        </FormPart>
      )}
      <FormPart title={messages.allIndia} lead={messages.allIndiaLead[isOutside ? 'outside' : 'maharashtra']}>
        <NumberField {...number('jeeMainRank')} label={messages.jeeMainRank} />
        <NumberField
          {...number('jeeMainPercentile')}
          label={messages.jeeMainPercentile}
          hint={messages.jeeMainPercentileHint}
          isDecimal
        />
        <NumberField
          {...number('allIndiaMeritNumber')}
          label={messages.allIndiaMeritNumber}
          hint={messages.allIndiaMeritNumberHint}
        />
      </FormPart>
      {!isOutside && (
        <FormPart title={messages.special} lead={messages.specialLead}>
          {askedFlags(draft).map((flag) => (
            <Checkbox key={flag} checked={draft[flag]} onChange={(event) => change({ [flag]: event.target.checked })}>
              {messages.flags[flag].label}
              <span className="block text-sm text-quiet">{messages.flags[flag].hint}</span>
            </Checkbox>
          ))}
          <MinorityChoice {...answers} />
        </FormPart>
      )}
    </>
  );
}

function MinorityChoice({ draft, change }: Answers<CapDraft>) {
  const messages = useMessages(predictorMessages).form;
  const phrase = usePhrase();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">{messages.minority}</legend>
      <p className="mt-0.5 text-sm text-quiet">{messages.minorityHint}</p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {MINORITY_COMMUNITIES.map((community) => (
          <Checkbox
            key={community}
            checked={draft.minority.includes(community)}
            onChange={({ target }) =>
              change({
                minority: target.checked
                  ? [...draft.minority, community]
                  : draft.minority.filter((one) => one !== community),
              })
            }
          >
            {phrase(community)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
