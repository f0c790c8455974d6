import type { Run } from '@dakhila/contract/predictor-results';
import type { ReactNode } from 'react';
import { indianDateTime, indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { EXAM_PATHS } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';

/** What a run rests on and leaves out: missing ranks, things to know, and why each kind of seat was considered. */
export function RunNotes({ run }: { run: Run }) {
  const words = useMessages(predictorMessages).results;
  const phrase = usePhrase();
  return (
    <Disclosure
      summary={run.missing.length > 0 ? fill(words.missingTitle, { count: run.missing.length }) : words.about}
      className="mt-1 border-b-0 print:not-open:hidden [&>summary]:text-sm [&>summary]:text-ink"
    >
      <div className="space-y-4 text-sm">
        {run.missing.length > 0 && (
          <div>
            <ul className="list-disc space-y-1 ps-5">
              {run.missing.map(({ field, label, pools: count }) => (
                <li key={field}>
                  {fill(words.missingSeats, {
                    label: field === 'jeeMainRank' ? words.jeeMainRank : label,
                    count: indianNumber(count),
                  })}
                </li>
              ))}
            </ul>
            <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small" className="mt-3">
              {words.addRanks}
            </ButtonLink>
          </div>
        )}
        <p className="text-xs">
          {fill(words.madeFrom, {
            moment: indianDateTime(run.createdAt) ?? '',
            first: run.dataYears.first,
            last: run.dataYears.last,
          })}
        </p>
        <Part title={words.notes}>
          <ul className="list-disc space-y-1 ps-5">
            {run.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
        <Part title={words.whyTitle}>
          <ul className="space-y-3">
            {run.explanations.map(({ code, label, why, isJudged, section, list }) => (
              <li key={`${code} ${section} ${list}`}>
                <p className="font-medium text-text">{phrase(label)}</p>
                <p>{why}</p>
                <p className="text-xs">
                  {[
                    section === null ? nameOfList(run, list) : fill(words.seatCode, { code }),
                    isJudged ? null : words.notJudged,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Disclosure>
  );
}

/** JEE Main and JEE Advanced fill seats of the same name: the rank list tells them apart. A missing list is named like the field that would tell the rank in it. */
const nameOfList = ({ lists, missing }: Run, list: string): string | undefined =>
  lists.find(({ id }) => id === list)?.label ?? missing.find(({ field }) => field === list)?.label;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-text">{title}</h2>
      {children}
    </section>
  );
}
