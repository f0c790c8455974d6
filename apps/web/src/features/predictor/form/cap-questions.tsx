import { CAP_CATEGORY_CODES } from '@dakhila/domain/predictor/candidate';
import { MINORITY_COMMUNITIES } from '@dakhila/domain/predictor/places';
import { useMessages } from '../../../lib/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type Answers, MainQuestions, NumberField, NumberPair, SeatKind, SpecialSeats } from './answer-fields.tsx';
import { askedFlags, CAP_FLAGS, type CapDraft, type CapNumberField, OUTSIDE } from './cap-draft.ts';
import { CategoryQuestion } from './category-question.tsx';
import { MeritHelper } from './estimates.tsx';
import { GenderQuestion } from './gender-question.tsx';
import { useHomeOptions } from './home-options.ts';

/** Candidates from outside Maharashtra see only the questions that apply to them. */
export function CapQuestions(answers: Answers<CapDraft>) {
  const { draft, problems, change } = answers;
  const messages = useMessages(predictorMessages).form;
  const isOutside = draft.candidature === OUTSIDE;
  const number = (name: CapNumberField) => ({
    name,
    label: messages[name],
    value: draft[name],
    error: problems[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const jeeMain = (
    <NumberPair>
      <NumberField {...number('jeeMainPercentile')} isPercentile />
      <NumberField {...number('jeeMainRank')} />
    </NumberPair>
  );
  const homes = useHomeOptions();
  const chooseHome = (chosen: string | null) =>
    change(
      chosen === OUTSIDE ? { candidature: OUTSIDE } : { candidature: 'maharashtra', homeUniversity: chosen ?? '' },
    );
  return (
    <>
      <MainQuestions>
        {isOutside ? (
          <>
            {jeeMain}
            <p className="text-sm text-quiet sm:col-span-2">{messages.allIndiaLead.outside}</p>
          </>
        ) : (
          <>
            <NumberPair>
              <NumberField {...number('percentile')} isPercentile />
              <NumberField {...number('meritNumber')} />
            </NumberPair>
            <MeritHelper draft={draft} />
            <CategoryQuestion
              exam="mht-cet"
              options={CAP_CATEGORY_CODES.map((category) => ({
                value: category,
                label: messages.capCategories[category],
              }))}
              {...answers}
            />
          </>
        )}
        <GenderQuestion exam="mht-cet" {...answers} />
        <div data-field="homeUniversity" className="sm:col-span-2">
          <Field label={messages.homeUniversity} hint={messages.homeUniversityHint} error={problems.homeUniversity}>
            <Combobox
              options={homes}
              value={(isOutside ? OUTSIDE : draft.homeUniversity) || null}
              onChange={chooseHome}
              placeholder={messages.homeUniversityPlaceholder}
            />
          </Field>
        </div>
      </MainQuestions>
      <SpecialSeats
        lead={messages.specialLead[isOutside ? 'outside' : askedFlags(draft).includes('ews') ? 'mht-cet' : 'reserved']}
        draft={draft}
        fields={isOutside ? ['allIndiaMeritNumber'] : SPECIAL_FIELDS}
      >
        <SeatKind
          title={messages.allIndia}
          gain={isOutside ? messages.allIndiaMeritNumberHint : messages.allIndiaLead.maharashtra}
        >
          {!isOutside && jeeMain}
          <NumberField
            {...number('allIndiaMeritNumber')}
            {...(!isOutside && { hint: messages.allIndiaMeritNumberHint })}
          />
        </SeatKind>
        {!isOutside && (
          <>
            <SeatKind title={messages.reserved} gain={messages.reservedLead}>
              {askedFlags(draft).map((flag) => (
                <Checkbox
                  key={flag}
                  checked={draft[flag]}
                  onChange={(event) => change({ [flag]: event.target.checked })}
                >
                  {messages.flags[flag].label}
                  <span className="block text-sm text-quiet">{messages.flags[flag].hint}</span>
                </Checkbox>
              ))}
            </SeatKind>
            <MinorityChoice {...answers} />
          </>
        )}
        <section>
          <h3 className="font-semibold">{messages.candidatureMore}</h3>
          <ul className="mt-1 max-w-reading list-disc space-y-1 ps-5 text-sm text-quiet">
            {messages.candidatureTypes.map((sentence) => (
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
  const messages = useMessages(predictorMessages).form;
  const phrase = usePhrase();
  return (
    <fieldset>
      <legend className="font-semibold">{messages.minority}</legend>
      <p className="text-sm text-quiet">{messages.minorityHint}</p>
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
