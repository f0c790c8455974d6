import type { PredictionResult } from '@dakhila/contract/predictor-results';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { comparisonText, type Picked } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { type CollegeFees, ComparedProgrammes } from './compared-programmes.tsx';
import { type RunFacts, resultKey, rowCollegeName, splitProgramme } from './result-context.ts';
import { collegesOf } from './use-picked-colleges.ts';
import { MOST_COMPARED } from './view-address.ts';

type CompareTrayProps = {
  results: readonly PredictionResult[];
  /** How many picked programmes are still loading. */
  coming: number;
  facts: RunFacts;
  fees: CollegeFees;
  /** Picked colleges of the other exam: with them the colleges are compared, not the programmes. */
  others: readonly Picked[];
  onRemove: (result: PredictionResult) => void;
  onRemoveOther: (college: Picked) => void;
  onClear: () => void;
};

export function CompareTray({ results, coming, facts, fees, others, ...act }: CompareTrayProps) {
  const messages = useMessages(predictorMessages).detail;
  const [isOpen, setIsOpen] = useState(false);
  const count = results.length + coming + others.length;
  const isAcross = others.length > 0 && results.length > 0;
  if (count === 0) return null;
  return (
    <section
      aria-label={messages.tray}
      className="sticky bottom-3 z-20 mt-6 rounded-card border border-edge bg-card p-3 shadow-soft print:hidden"
    >
      <p role="status" className="sr-only">
        {fill(messages.trayCount, { count, most: MOST_COMPARED })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="grid min-w-0 flex-1 basis-full grid-cols-2 gap-2 sm:flex sm:basis-0">
          {results.map((result) => {
            const { name } = splitProgramme(result.programme);
            return (
              <li
                key={resultKey(result)}
                className="flex min-w-0 flex-1 items-center sm:max-w-60 rounded-control bg-ink-soft ps-3 text-xs leading-tight"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-1 font-semibold">{name}</span>
                  <span className="line-clamp-1">
                    {rowCollegeName(result.collegeName, facts.places.get(result.collegeId)?.city)}
                  </span>
                </span>
                <IconButton
                  icon={X}
                  size="small"
                  label={fill(messages.takeOut, { name: `${name}, ${result.collegeName}` })}
                  onClick={() => act.onRemove(result)}
                />
              </li>
            );
          })}
          {others.map((college) => (
            <li
              key={`${college.exam} ${college.id}`}
              className="flex min-w-0 flex-1 items-center sm:max-w-60 rounded-control bg-ink-soft ps-3 text-xs leading-tight"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-1 font-semibold">{messages.otherExam[college.exam]}</span>
                <span className="line-clamp-1">{rowCollegeName(college.name, undefined)}</span>
              </span>
              <IconButton
                icon={X}
                size="small"
                label={fill(messages.takeOut, { name: college.name })}
                onClick={() => act.onRemoveOther(college)}
              />
            </li>
          ))}
        </ul>
        {isAcross && <p className="text-xs text-quiet">{messages.acrossExams}</p>}
        {coming > 0 && <p className="text-sm text-quiet">{fill(messages.trayComing, { count: coming })}</p>}
        <div className="flex flex-1 items-center justify-end gap-2 sm:flex-none">
          <Button variant="quiet" onClick={act.onClear}>
            {messages.clear}
          </Button>
          {isAcross ? (
            <ButtonLink
              to={`${paths.search}?compare=${comparisonText([...others, ...collegesOf(facts.run.exam, results)])}`}
            >
              {messages.compareColleges}
            </ButtonLink>
          ) : results.length > 1 ? (
            <Button onClick={() => setIsOpen(true)}>{messages.compareNow}</Button>
          ) : (
            count < 2 && <p className="text-sm text-quiet">{messages.needTwo}</p>
          )}
        </div>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        title={messages.compareTitle}
        description={results.length > 2 ? <span className="sm:hidden">{messages.scrollHint}</span> : undefined}
      >
        <ComparedProgrammes results={results} facts={facts} fees={fees} />
      </Dialog>
    </section>
  );
}
