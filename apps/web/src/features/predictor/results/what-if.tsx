import type { Exam } from '@dakhila/contract/exam';
import type { WhatIf as Answer } from '@dakhila/contract/predictor';
import { BANDS, type PredictionResult, type Run } from '@dakhila/contract/predictor-results';
import { bandOfLetter, OWN_STEP } from '@dakhila/domain/predictor/what-if';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ChanceMark } from '../../../ui/chance-mark.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { predictorMessages } from '../messages.ts';
import { whatIfQuery } from '../queries.ts';

/** Gives the slider to its children, which place it; the rows among them show their band at the tried number. Nothing is saved. */
export function WhatIf({ run, children }: { run: Run; children: (slider: ReactNode) => ReactNode }) {
  const messages = useMessages(predictorMessages).whatIf;
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState(OWN_STEP);
  const query = useQuery({ ...whatIfQuery(run.id), enabled: isOpen });
  const { data } = query;
  const chosen = isOpen && step !== OWN_STEP ? data?.steps[step] : undefined;
  const tried = useMemo(
    () => (chosen && data ? { value: shownValue(data, chosen.value), bands: chosen.bands } : null),
    [data, chosen],
  );
  const slider = (
    <Disclosure
      isWide
      summary={messages.title}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="mt-4 rounded-card border bg-card px-4 shadow-soft print:hidden"
    >
      <QueryView
        query={query}
        isRow
        fallback={messages.failed}
        loading={
          <p role="status" className="text-sm">
            {messages.loading}
          </p>
        }
      >
        {(answer) =>
          answer ? (
            <WhatIfSlider answer={answer} exam={run.exam} step={step} onStep={setStep} />
          ) : (
            <p className="text-sm">{messages.older}</p>
          )
        }
      </QueryView>
    </Disclosure>
  );
  return <TriedNumberContext value={tried}>{children(slider)}</TriedNumberContext>;
}

const shownValue = ({ field }: Answer, value: number) =>
  /percentile$/i.test(field) ? value.toFixed(2) : indianNumber(value);

type WhatIfSliderProps = {
  answer: Answer;
  exam: Exam;
  step: number;
  onStep: (step: number) => void;
};

function WhatIfSlider({ answer, exam, step, onStep }: WhatIfSliderProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).whatIf;
  const { bands } = useMessages(predictorMessages).results;
  const { field, steps } = answer;
  const [own, chosen] = [steps[OWN_STEP], steps[step]];
  if (!own || !chosen) return null;
  const name = messages.fields[field as keyof typeof messages.fields] ?? messages.anotherRank;
  const value = shownValue(answer, chosen.value);
  const counts = BANDS.map((band) => `${bands[band]} ${indianNumber(chosen.counts[band])}`).join(', ');
  return (
    <div className="text-text">
      <p className="max-w-reading text-sm text-quiet">{messages.lead[exam]}</p>
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {name}
        </label>
        <output htmlFor={id} aria-hidden="true" className="text-lg font-bold tabular-nums">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        step={1}
        value={step}
        onChange={(event) => onStep(event.target.valueAsNumber)}
        aria-valuetext={fill(messages.valueText, { value, counts })}
        className="my-1.5 block h-11 w-full cursor-pointer"
      />
      <div aria-hidden="true" className="flex justify-between text-xs text-quiet tabular-nums">
        <span>{fill(messages.worse, { value: shownValue(answer, steps[0]?.value ?? 0) })}</span>
        <span>{fill(messages.better, { value: shownValue(answer, steps.at(-1)?.value ?? 0) })}</span>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {BANDS.map((band) => (
          <div key={band}>
            <dt className="flex items-center gap-2 text-xs font-semibold">
              <ChanceMark band={band} className="size-3.5" />
              {bands[band]}
            </dt>
            <dd className="tabular-nums">
              <span className="text-lg font-bold">{indianNumber(chosen.counts[band])}</span>
              {step !== OWN_STEP && (
                <span className="ms-2 inline-block text-xs text-quiet">
                  {fill(messages.now, { count: indianNumber(own.counts[band]) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="text-xs text-quiet">{step === OWN_STEP ? messages.isOwn : messages.rowsMove}</p>
        {step !== OWN_STEP && (
          <Button variant="quiet" size="small" onClick={() => onStep(OWN_STEP)}>
            {fill(messages.back, { value: shownValue(answer, own.value) })}
          </Button>
        )}
      </div>
    </div>
  );
}

export function WhatIfBand({ result }: { result: PredictionResult }) {
  const messages = useMessages(predictorMessages).whatIf;
  const { bands } = useMessages(predictorMessages).results;
  const tried = useTriedNumber();
  const band = tried && bandOfLetter(tried.bands[result.row]);
  if (!tried || !band) return null;
  return (
    <p className="mt-1.5 flex items-center gap-2 text-sm font-semibold print:hidden">
      <ChanceMark band={band} />
      {fill(messages.rowWith, { value: tried.value, band: bands[band] })}
    </p>
  );
}

/** `bands` has one letter per row of the run. */
type TriedNumber = { value: string; bands: string };

/** Null while the slider is at the student's own number, or closed. */
const TriedNumberContext = createContext<TriedNumber | null>(null);
const useTriedNumber = () => useContext(TriedNumberContext);
