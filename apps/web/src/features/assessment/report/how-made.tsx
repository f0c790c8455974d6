import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { assessmentMessages } from '../messages.ts';
import { Notes } from './meaning.tsx';
import { ReportSection } from './report-section.tsx';
import { ValidityNotice } from './validity-notice.tsx';

type HowMadeProps = { report: AssessmentReport; validity: Validity };

/** How the report came about, whom it compares with, how steady it is, and what it cannot do. */
export function HowMade({ report: { howMade, norms, instrumentVersion }, validity }: HowMadeProps) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="howMade" title={words.sections.howMade}>
      <Notes notes={howMade.paragraphs} />
      {/* What speaks against the report stands at its top; what does not, here. */}
      {validity.verdict === 'valid' && <ValidityNotice validity={validity} className="mt-6" />}
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        <Card variant="sunken" className="print:break-inside-avoid">
          <h3 className="flex flex-wrap items-center gap-2 text-base">
            {words.howMade.norms}
            {norms.isProvisional && <Badge variant="marigold">{words.howMade.provisional}</Badge>}
          </h3>
          <p className="mt-2 text-sm font-medium">
            {[norms.name, norms.sampleSize !== null && fill(words.howMade.sample, { size: norms.sampleSize })]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="mt-1 text-sm text-quiet">{norms.text}</p>
        </Card>
        <Card variant="sunken" className="print:break-inside-avoid">
          <h3 className="text-base">{words.howMade.limits}</h3>
          <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm text-quiet">
            {howMade.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Card>
      </div>
      <Table caption={words.howMade.reliability} className="mt-6 print:break-inside-avoid">
        <thead>
          <tr>
            <HeaderCell>{words.howMade.scale}</HeaderCell>
            <HeaderCell isNumeric>{words.howMade.alpha}</HeaderCell>
            <HeaderCell isNumeric>{words.howMade.omega}</HeaderCell>
            <HeaderCell isNumeric>{words.howMade.error}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {howMade.reliability.map(({ scale, alpha, omega, standardErrorT }) => (
            <tr key={scale}>
              <HeaderCell scope="row">{scale}</HeaderCell>
              <Cell isNumeric>{alpha.toFixed(2)}</Cell>
              <Cell isNumeric>{omega?.toFixed(2) ?? words.howMade.none}</Cell>
              <Cell isNumeric>{standardErrorT.toFixed(1)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-3 text-xs text-quiet">{fill(words.howMade.version, { version: instrumentVersion })}</p>
    </ReportSection>
  );
}
