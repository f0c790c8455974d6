import { CAP_UNIVERSITIES } from '@dakhila/domain/colleges/universities';
import { CAP_CATEGORY_CODES } from '@dakhila/domain/predictor/candidate';
import { MINORITY_COMMUNITIES } from '@dakhila/domain/predictor/places';
import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type Answers, MainQuestions, NumberField, NumberPair, SeatKind, SpecialSeats } from './answer-fields.tsx';
import { askedFlags, CAP_FLAGS, type CapDraft, type CapNumberField, NO_UNIVERSITY, OUTSIDE } from './cap-draft.ts';
import { MeritHelper } from './estimates.tsx';
import { GenderQuestion } from './gender-question.tsx';

/** Candidates from outside Maharashtra see only the questions that apply to them. */
export function CapQuestions(answers: Answers<CapDraft>) {
  const { draft, problems, change } = answers;
  const words = useMessages(predictorMessages).form;
  const isOutside = draft.candidature === OUTSIDE;
  const number = (name: CapNumberField) => ({
    name,
    label: words[name],
    value: draft[name],
    error: problems[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const jeeMain = (
    <NumberPair>
      <NumberField {...number('jeeMainPercentile')} isDecimal />
      <NumberField {...number('jeeMainRank')} />
    </NumberPair>
  );
  const chooseHome = (chosen: string) =>
    change(chosen === OUTSIDE ? { candidature: OUTSIDE } : { candidature: 'maharashtra', homeUniversity: chosen });
  return (
    <>
      <MainQuestions>
        {isOutside ? (
          <>
            {jeeMain}
            <p className="text-sm text-quiet sm:col-span-2">{words.allIndiaLead.outside}</p>
          </>
        ) : (
          <>
            <NumberPair>
              <NumberField {...number('percentile')} isDecimal />
              <NumberField {...number('meritNumber')} />
            </NumberPair>
            <MeritHelper draft={draft} />
            <div data-field="category">
              <Field label={words.category} hint={words.categoryHint['mht-cet']} error={problems.category}>
                <Select value={draft.category} onChange={(event) => change({ category: event.target.value })}>
                  <option value="">{words.chooseOption}</option>
                  <Options of={CAP_CATEGORY_CODES.map((category) => [category, words.capCategories[category]])} />
                </Select>
              </Field>
            </div>
          </>
        )}
        <GenderQuestion exam="mht-cet" {...answers} />
        <div data-field="homeUniversity" className="sm:col-span-2">
          <Field label={words.homeUniversity} hint={words.homeUniversityHint} error={problems.homeUniversity}>
            <Select
              value={isOutside ? OUTSIDE : draft.homeUniversity}
              onChange={(event) => chooseHome(event.target.value)}
              className="max-w-xl"
            >
              <option value="">{words.chooseOption}</option>
              <Options of={CAP_UNIVERSITIES.map((university) => [university, university])} />
              <option value={NO_UNIVERSITY}>{words.noUniversity}</option>
              <option value={OUTSIDE}>{words.outside}</option>
            </Select>
          </Field>
        </div>
      </MainQuestions>
      <SpecialSeats
        lead={words.specialLead[isOutside ? 'outside' : 'mht-cet']}
        draft={draft}
        fields={isOutside ? ['allIndiaMeritNumber'] : SPECIAL_FIELDS}
      >
        <SeatKind
          title={words.allIndia}
          gain={isOutside ? words.allIndiaMeritNumberHint : words.allIndiaLead.maharashtra}
        >
          {!isOutside && jeeMain}
          <NumberField
            {...number('allIndiaMeritNumber')}
            {...(!isOutside && { hint: words.allIndiaMeritNumberHint })}
          />
        </SeatKind>
        {!isOutside && (
          <>
            <SeatKind title={words.reserved} gain={words.reservedLead}>
              {askedFlags(draft).map((flag) => (
                <Checkbox
                  key={flag}
                  checked={draft[flag]}
                  onChange={(event) => change({ [flag]: event.target.checked })}
                >
                  {words.flags[flag].label}
                  <span className="block text-sm text-quiet">{words.flags[flag].hint}</span>
                </Checkbox>
              ))}
            </SeatKind>
            <MinorityChoice {...answers} />
          </>
        )}
        <section>
          <h3 className="font-semibold">{words.candidatureMore}</h3>
          <ul className="mt-1 max-w-reading list-disc space-y-1 ps-5 text-sm text-quiet">
            {words.candidatureTypes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </SpecialSeats>
    </>
  );
}

const SPECIAL_FIELDS = ['jeeMainRank', 'jeeMainPercentile', 'allIndiaMeritNumber', ...CAP_FLAGS, 'minority'] as const;

function MinorityChoice({ draft, change }: Answers<CapDraft>) {
  const words = useMessages(predictorMessages).form;
  const phrase = usePhrase();
  return (
    <fieldset>
      <legend className="font-semibold">{words.minority}</legend>
      <p className="text-sm text-quiet">{words.minorityHint}</p>
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
