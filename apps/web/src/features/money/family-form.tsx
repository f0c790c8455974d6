import type { Money } from '@dakhila/contract/money';
import { INCOME_BANDS, STAYS } from '@dakhila/domain/money/family';
import { CAP_CATEGORY_CODES } from '@dakhila/domain/predictor/candidate';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/messages.ts';
import { hasWayBack } from '../../lib/way-back.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { moneyMessages } from './messages.ts';
import type { useFamily } from './queries.ts';

const GENDERS = ['female', 'male', 'other'] as const;

type FamilyFormProps = { money: Money; family: ReturnType<typeof useFamily> };

/** The few facts that decide what a family pays. Each may be left out, and each is saved as it is chosen. The ids are those of the facts: links from costs lead to the question. */
export function FamilyForm({ money: { told, family: facts, updatedAt }, family }: FamilyFormProps) {
  const messages = useMessages(moneyMessages).family;
  const { tell, forget, isSaving, isForgetting, hasSaved } = family;
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // Then the way back is beside the question.
  const isAnswered = LINKED_FACTS.some((fact) => hash === `#${fact}` && isKnown(fact, facts));
  const isFromProfile = Object.keys(facts).some((fact) => !(fact in told));
  const remove = () =>
    forget(() => {
      showToast({ title: messages.deleted, variant: 'success' });
      // The button is gone now.
      heading.current?.focus();
    });
  return (
    <Card className="space-y-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {messages.title}
        </h2>
        <p className="mt-1 flex gap-1.5 text-sm text-quiet">
          <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {messages.privacy}
        </p>
        {isFromProfile && <p className="mt-2 text-sm text-quiet">{messages.fromProfile}</p>}
      </div>
      <LinkedQuestion fact="category" facts={facts} hasSaved={hasSaved}>
        <Field label={messages.category}>
          <Select
            value={facts.category ?? ''}
            options={CAP_CATEGORY_CODES.map((value) => ({ value, label: messages.categories[value] }))}
            onChange={({ target }) =>
              tell({ category: CAP_CATEGORY_CODES.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{messages.untold}</option>
          </Select>
        </Field>
      </LinkedQuestion>
      <LinkedQuestion fact="gender" facts={facts} hasSaved={hasSaved}>
        <Question
          legend={messages.gender}
          choices={GENDERS.map((value) => ({ value, label: messages.genders[value] }))}
          value={facts.gender}
          onAnswer={(gender) => tell({ gender })}
        />
      </LinkedQuestion>
      <LinkedQuestion fact="income" facts={facts} hasSaved={hasSaved}>
        <Field label={messages.income} hint={messages.incomeHint}>
          <Select
            value={facts.income ?? ''}
            options={INCOME_BANDS.map((value) => ({ value, label: messages.incomes[value] }))}
            onChange={({ target }) => tell({ income: INCOME_BANDS.find((one) => one === target.value) ?? null })}
          >
            <option value="">{messages.untold}</option>
            {/* Known from the exam details of a student who asks for TFWS seats; the bands say more. */}
            {facts.income === 'up-to-8' && <option value="up-to-8">{messages.incomes['up-to-8']}</option>}
          </Select>
        </Field>
      </LinkedQuestion>
      <LinkedQuestion fact="domicile" facts={facts} hasSaved={hasSaved}>
        <YesNo fact="domicile" facts={facts} tell={tell} />
      </LinkedQuestion>
      <LinkedQuestion fact="stays" facts={facts} hasSaved={hasSaved}>
        <Question
          legend={messages.stays}
          choices={STAYS.map((value) => ({ value, label: messages.stay[value] }))}
          value={facts.stays}
          onAnswer={(stays) => tell({ stays })}
        />
      </LinkedQuestion>
      <Disclosure summary={messages.more} className="border-t border-b-0 [&>summary]:text-sm">
        <div className="space-y-5 text-text">
          {(facts.category ?? 'OPEN') === 'OPEN' && <YesNo fact="ews" facts={facts} tell={tell} />}
          <YesNo fact="minority" facts={facts} tell={tell} />
          <YesNo fact="orphan" facts={facts} tell={tell} />
        </div>
      </Disclosure>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t pt-3">
        <p role="status" className="text-sm text-quiet">
          {isSaving ? messages.saving : hasSaved ? messages.saved : messages.howSaved}
        </p>
        {updatedAt !== null && (
          <Button variant="quiet" className="-me-3 text-sm" isBusy={isForgetting} onClick={remove}>
            <Trash aria-hidden="true" />
            {messages.delete}
          </Button>
        )}
      </div>
      {hasSaved && !isAnswered && <BackWithAnswers />}
    </Card>
  );
}

const LINKED_FACTS = ['category', 'gender', 'income', 'domicile', 'stays'] as const;
type LinkedFact = (typeof LINKED_FACTS)[number];

/** What a student said by asking for TFWS seats is no answer yet: the bands say more. */
const isKnown = (fact: LinkedFact, facts: Money['family']): boolean =>
  facts[fact] !== undefined && facts[fact] !== 'up-to-8';

type LinkedQuestionProps = {
  fact: LinkedFact;
  facts: Money['family'];
  hasSaved: boolean;
  children: ReactNode;
};

/** A question that links lead to. Opened by such a link it is in view, marked and focused, and once answered it leads back. */
function LinkedQuestion({ fact, facts, hasSaved, children }: LinkedQuestionProps) {
  const messages = useMessages(moneyMessages).family;
  const { hash, key } = useLocation();
  const question = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${fact}`;
  const isAnswered = isKnown(fact, facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const { current } = question;
    if (!isMeant || current === null) return;
    current.querySelector<HTMLElement>('select, input:checked')?.focus({ preventScroll: true });
    current.scrollIntoView({ block: 'center' });
  }, [isMeant, key]);
  return (
    <div
      ref={question}
      id={fact}
      className={classNames(
        'scroll-mt-20',
        isMeant && '-mx-2 rounded-control p-2 ring-2 ring-ink forced-colors:border-2',
      )}
    >
      {isMeant && !isAnswered && <p className="mb-2 text-sm font-semibold text-marigold-text">{messages.missing}</p>}
      {children}
      {isMeant && isAnswered && hasSaved && (
        <div className="mt-3">
          <BackWithAnswers />
        </div>
      )}
    </div>
  );
}

/** The way back at the top of the page is out of sight by now. */
function BackWithAnswers() {
  const messages = useMessages(moneyMessages).family;
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!hasWayBack(state)) return null;
  return (
    <Button variant="secondary" isFullWidth onClick={() => navigate(-1)}>
      <ArrowLeft aria-hidden="true" />
      {messages.backWithAnswers}
    </Button>
  );
}

type QuestionProps<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onAnswer: (answer: Value | null) => void;
};

/** A question whose answer can be taken back. */
function Question<Value extends string>({ legend, choices, value, onAnswer }: QuestionProps<Value>) {
  const { untold } = useMessages(moneyMessages).family;
  return (
    <RadioGroup
      legend={legend}
      choices={[...choices, { value: UNTOLD, label: untold }]}
      value={value ?? UNTOLD}
      onChange={(answer) => onAnswer(answer === UNTOLD ? null : answer)}
    />
  );
}

const UNTOLD = 'untold';

type YesNoProps = {
  fact: 'domicile' | 'ews' | 'minority' | 'orphan';
  facts: Money['family'];
  tell: FamilyFormProps['family']['tell'];
};

const ANSWERS = ['yes', 'no'] as const;

function YesNo({ fact, facts, tell }: YesNoProps) {
  const messages = useMessages(moneyMessages).family;
  const told = facts[fact];
  return (
    <Question
      legend={messages[fact]}
      choices={ANSWERS.map((value) => ({ value, label: messages[value] }))}
      value={told === undefined ? undefined : told ? 'yes' : 'no'}
      onAnswer={(answer) => tell({ [fact]: answer && answer === 'yes' })}
    />
  );
}
