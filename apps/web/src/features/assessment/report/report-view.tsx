import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { useMessages } from '../../../lib/messages.ts';
import { assessmentMessages } from '../messages.ts';
import { Aptitude } from './aptitude.tsx';
import { Branches } from './branches.tsx';
import { Parents, Questions } from './closing-chapters.tsx';
import { HowMade } from './how-made.tsx';
import { Interests } from './interests.tsx';
import { Meaning } from './meaning.tsx';
import { Personality } from './personality.tsx';
import { Summary } from './summary.tsx';
import { ValidityNotice } from './validity-notice.tsx';
import { Values } from './values.tsx';

const CHAPTERS = [
  'interests',
  'personality',
  'values',
  'aptitude',
  'meaning',
  'branches',
  'questions',
  'parents',
  'howMade',
] as const;

type ReportViewProps = { report: AssessmentReport; validity: Validity; isOwn: boolean };

/** The report itself, for the student and for whoever was given the link. */
export function ReportView({ report, validity, isOwn }: ReportViewProps) {
  return (
    // On paper smaller, and with its colours: they carry meaning here.
    <div className="max-w-4xl print:max-w-none print:[print-color-adjust:exact] print:[zoom:0.9]">
      {validity.verdict !== 'valid' && <ValidityNotice validity={validity} className="mb-5" />}
      <Summary report={report} />
      <Contents />
      <Interests interests={report.interests} />
      <Personality traits={report.personality} />
      <Values values={report.values} />
      <Aptitude aptitude={report.aptitude} />
      <Meaning report={report} />
      <Branches report={report} isOwn={isOwn} />
      <Questions questions={report.questions} />
      <Parents parents={report.parents} />
      <HowMade report={report} validity={validity} />
    </div>
  );
}

function Contents() {
  const words = useMessages(assessmentMessages).report;
  return (
    <nav aria-label={words.inReport} className="mt-6 print:hidden">
      <p className="text-sm font-semibold text-quiet">{words.inReport}</p>
      <ul className="mt-2 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:thin] sm:flex-wrap">
        {CHAPTERS.map((chapter) => (
          <li key={chapter} className="shrink-0">
            <a
              href={`#${chapter}`}
              className="flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium text-ink no-underline hover:border-ink hover:bg-ink-soft"
            >
              {words.sections[chapter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
