import type { WhatIf as Answer, Run } from '@dakhila/contract/predictor-results';
import { OWN_STEP } from '@dakhila/domain/predictor/what-if';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { predictorMessages } from '../messages.ts';
import { whatIfQuery } from '../queries.ts';
import { TriedNumberContext } from './what-if-context.ts';
import { WhatIfSlider } from './what-if-slider.tsx';

/** What the results would be with another number. The rows below show their band at the number that is tried; nothing is saved. */
export function WhatIf({ run, children }: { run: Run; children: ReactNode }) {
  const words = useMessages(predictorMessages).whatIf;
  const [isOpen, setIsOpen] = useState(false);
  const [step, setStep] = useState(OWN_STEP);
  const { data, error, refetch, isFetching } = useQuery({ ...whatIfQuery(run.id), enabled: isOpen });
  const chosen = isOpen && step !== OWN_STEP ? data?.steps[step] : undefined;
  const tried = useMemo(
    () => (chosen && data ? { value: shownValue(data, chosen.value), bands: chosen.bands } : null),
    [data, chosen],
  );
  return (
    <TriedNumberContext value={tried}>
      <Disclosure
        isWide
        summary={words.title}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="mb-4 rounded-card border bg-card px-4 shadow-soft print:hidden"
      >
        {data && (
          <WhatIfSlider
            answer={data}
            exam={run.exam}
            step={step}
            shownValue={(value) => shownValue(data, value)}
            onStep={setStep}
          />
        )}
        {data === null && <p className="text-sm">{words.older}</p>}
        {data === undefined && !error && (
          <p role="status" className="text-sm">
            {words.loading}
          </p>
        )}
        {error && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            <p>{serverMessageOf(error, words.failed)}</p>
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        )}
      </Disclosure>
      {children}
    </TriedNumberContext>
  );
}

const shownValue = ({ field }: Answer, value: number) =>
  /percentile$/i.test(field) ? value.toFixed(2) : indianNumber(value);
