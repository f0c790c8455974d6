import type { DeskSchedule, DeskStep } from '@dakhila/contract/desk/season';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianDate } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Cell, HeaderCell, Table } from '../../../web/src/ui/table.tsx';
import { DatesDialog } from './dates-dialog.tsx';
import { daysIn, EXAM_NAMES } from './labels.ts';
import { useSchedule } from './queries.ts';

/** The official steps of an admission with the days that students see. */
export function DatesTab() {
  const [parameters, setParameters] = useSearchParams();
  const exam: Exam = EXAMS.find((one) => one === parameters.get('exam')) ?? 'mht-cet';
  const query = useSchedule(exam);
  const [step, setStep] = useState<string | null>(null);
  return (
    <>
      <Field label="Admission" className="mb-4 max-w-xs">
        <Select
          value={exam}
          onChange={({ target }) => setParameters({ exam: target.value }, { replace: true })}
          options={EXAMS.map((one) => ({ value: one, label: EXAM_NAMES[one] }))}
        />
      </Field>
      <QueryView query={query} loading={<SkeletonCard className="h-80" />} fallback="The dates couldn’t be loaded.">
        {(schedule) => {
          const opened = schedule.steps.find(({ id }) => id === step);
          return (
            <>
              {schedule.roundsOf !== schedule.year && (
                <Notice className="mb-4">
                  The number of rounds in {schedule.year} isn’t announced. Students see {schedule.rounds}, as in{' '}
                  {schedule.roundsOf}, and read that it may change. A new number comes with a release.
                </Notice>
              )}
              <p className="mb-4 max-w-reading text-sm text-quiet">
                If a further round is announced, enter its days at the end of the list: students then see them. Chances
                and the mock allotment stay at {schedule.rounds} rounds until a release.
              </p>
              <Steps schedule={schedule} onOpen={setStep} />
              {opened && <DatesDialog schedule={schedule} step={opened} onClose={() => setStep(null)} />}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

function Steps({ schedule, onOpen }: { schedule: DeskSchedule; onOpen: (step: string) => void }) {
  return (
    <Table caption={schedule.title}>
      <thead>
        <tr>
          <HeaderCell>Step</HeaderCell>
          <HeaderCell>Days</HeaderCell>
          <HeaderCell>Source</HeaderCell>
          <HeaderCell className="relative">
            <span className="sr-only">Change</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {schedule.steps.map((step) => (
          <tr key={step.id}>
            <HeaderCell scope="row">{step.title.en}</HeaderCell>
            <Cell className="whitespace-nowrap">
              {step.firstDay && step.lastDay ? (
                daysIn('en', step.firstDay, step.lastDay)
              ) : (
                <Badge variant="outline">{step.isShown ? 'Not announced' : 'Further round, not shown'}</Badge>
              )}
            </Cell>
            <Cell>
              <Source step={step} />
            </Cell>
            <Cell>
              <Button
                size="small"
                variant="secondary"
                data-open
                aria-label={`${step.firstDay ? 'Change' : 'Enter'} ${step.title.en}`}
                onClick={() => onOpen(step.id)}
              >
                {step.firstDay ? 'Change' : 'Enter'}
              </Button>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Source({ step: { source, address, asOf } }: { step: DeskStep }) {
  if (!source) return <span className="text-quiet">None</span>;
  return (
    <>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer" className="inline-flex items-center gap-1.5">
          {source}
          <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        source
      )}
      {asOf && <span className="block text-quiet">as of {indianDate(asOf)}</span>}
    </>
  );
}
