import type { DeskReport } from '@dakhila/contract/desk/season';
import { REPORT_STATE_NAMES, REPORT_STATES, type ReportState } from '@dakhila/domain/colleges/report-state';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card } from '../../../web/src/ui/card.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { EXAM_NAMES, fieldName, REPORT_LOOKS } from './labels.ts';
import { useReports } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Facts that students reported as wrong, oldest first. */
export function ReportsTab() {
  const [parameters, setParameters] = useSearchParams();
  const state: ReportState = REPORT_STATES.find((one) => one === parameters.get('state')) ?? 'new';
  const query = useReports(state);
  const [opened, setOpened] = useState<DeskReport | null>(null);
  return (
    <>
      <Field label="State" className="mb-4 max-w-xs">
        <Select
          value={state}
          onChange={({ target }) => setParameters({ state: target.value }, { replace: true })}
          options={REPORT_STATES.map((one) => ({ value: one, label: REPORT_STATE_NAMES[one] }))}
        />
      </Field>
      <QueryView query={query} loading={<SkeletonCard className="h-60" />} fallback="Reports couldn’t be loaded.">
        {({ pages }) => {
          const reports = pages.flatMap((page) => page.reports);
          return reports.length === 0 ? (
            <EmptyState heading="Nothing here">No report is in this state.</EmptyState>
          ) : (
            <ul className="space-y-3">
              {reports.map((report) => (
                <li key={report.id} data-row>
                  <ReportCard report={report} onOpen={() => setOpened(report)} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      <MoreButton query={query} />
      {opened && <ReportDialog report={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function ReportCard({ report, onOpen }: { report: DeskReport; onOpen: () => void }) {
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base">
            {report.college}: {fieldName(report.field)}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-quiet">
            <Badge variant={REPORT_LOOKS[report.state]}>{REPORT_STATE_NAMES[report.state]}</Badge>
            {EXAM_NAMES[report.exam]}, {indianDateTime(report.createdAt)}
          </p>
        </div>
        <Button size="small" variant="secondary" aria-label={`Decide on ${report.college}`} onClick={onOpen}>
          Decide
        </Button>
      </div>
      <blockquote className="mt-3 border-s-4 ps-4 break-words whitespace-pre-wrap">{report.message}</blockquote>
      {report.note && (
        <p className="mt-3 text-sm break-words">
          <span className="text-quiet">Our note: </span>
          {report.note}
        </p>
      )}
    </Card>
  );
}
