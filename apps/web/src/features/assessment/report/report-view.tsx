import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { assessmentMessages } from '../messages.ts';
import { Branches } from './branches.tsx';
import { HowMade, Meaning, Parents, Questions } from './closing-chapters.tsx';
import { Hexagon } from './hexagon.tsx';
import { Interests } from './interests.tsx';
import { Aptitude, Personality, Values } from './profile-chapters.tsx';
import { FitMeter, ValidityNotice } from './report-parts.tsx';

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

/** Also used for shared reports. */
export function ReportView({ report, validity, isOwn }: ReportViewProps) {
  return (
    // Printed smaller, and with colours because they carry meaning.
    <div className="max-w-4xl print:max-w-none print:[print-color-adjust:exact] print:[zoom:0.9]">
      <Sections>
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
      </Sections>
    </div>
  );
}

function Contents() {
  const messages = useMessages(assessmentMessages).report;
  return (
    <nav aria-label={messages.inReport} className="mt-6 print:hidden">
      <p className="text-sm font-semibold text-quiet">{messages.inReport}</p>
      <ul className="mt-2 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:thin] sm:flex-wrap">
        {CHAPTERS.map((chapter) => (
          <li key={chapter} className="shrink-0">
            <a
              href={`#${chapter}`}
              className="flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium text-ink no-underline hover:border-ink hover:bg-ink-soft"
            >
              {messages.sections[chapter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Summary({ report }: { report: AssessmentReport }) {
  const messages = useMessages(assessmentMessages).report;
  const { summary, interests, branches } = report;
  const byLetter = new Map(interests.scales.map((scale) => [scale.letter, scale.name]));
  const letters = [...interests.code];
  return (
    <Card variant="highlight" padding="roomy" id="summary" className="scroll-mt-20 print:break-inside-avoid">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_15rem] print:grid-cols-[minmax(0,1fr)_13rem]">
        <div>
          <p className="text-sm font-semibold text-quiet">{messages.sections.summary}</p>
          <h2 className="mt-1 text-xl text-pretty">{summary.headline}</h2>
          <div className="mt-4 max-w-reading space-y-3">
            {summary.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <Hexagon
            scales={interests.scales}
            code={interests.code}
            label={messages.interests.chart}
            className="mx-auto -mt-2 w-full max-w-60 [&_text]:select-none"
          />
          <p className="sr-only">{messages.summary.code}</p>
          <ol className="mt-1 flex flex-wrap justify-center gap-2">
            {letters.map((letter) => (
              <li key={letter} className="rounded-full bg-ink-soft px-3 py-1 text-sm font-semibold text-ink">
                {letter} · {byLetter.get(letter)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <h3 className="mt-6 text-base">{messages.summary.branches}</h3>
      <ol className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {branches.map(({ id, name, fit }, place) => (
          <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
            <span className="text-sm text-quiet tabular-nums">{place + 1}</span>
            <a href={`#branch-${id}`} className="font-medium underline-offset-4 hover:underline">
              {name}
            </a>
            <span className="text-sm font-semibold tabular-nums">
              <span className="sr-only">{fill(messages.summary.fitOf, { fit: Math.round(fit) })}</span>
              <span aria-hidden="true">{Math.round(fit)}</span>
            </span>
            <FitMeter percent={fit} className="col-span-2 col-start-2 mt-1" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
