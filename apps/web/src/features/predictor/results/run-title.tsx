import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import { EXPORT_FORMATS, exportPath } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import { seasonIn } from '@dakhila/domain/season/season';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useRef } from 'react';
import { brand } from '../../../lib/brand.ts';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EXAM_PATHS, useHeadingFocus } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { exportQuery } from './view-address.ts';

type RunTitleProps = { run: Run; address: URLSearchParams };

export function RunTitle({ run, address }: RunTitleProps) {
  const messages = useMessages(predictorMessages).results;
  const { id, exam, year, rounds } = run;
  const title = fill(messages.title[exam], { year });
  const { roundsOf } = seasonIn(exam, year);
  useHeadingFocus();
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHeader
        title={title}
        lead={
          <>
            {`${fill(roundsOf === year ? messages.honest : messages.honestAsBefore, { rounds, roundsOf })} `}
            <TextLink to={paths.predictorAccuracy}>{messages.accuracy}</TextLink>
          </>
        }
        back={<BackLink to={paths.predictor}>{messages.back}</BackLink>}
        actions={
          <>
            <ButtonLink to={`${EXAM_PATHS[exam]}?from=${id}`} variant="secondary" size="small" className="print:hidden">
              <Pencil aria-hidden="true" />
              {messages.change}
            </ButtonLink>
            <ExportMenu runId={id} address={address} />
          </>
        }
      />
    </>
  );
}

/** Plain links, so that the browser downloads the files itself. */
function ExportMenu({ runId, address }: { runId: string; address: URLSearchParams }) {
  const messages = useMessages(predictorMessages).results;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="group sm:relative print:hidden"
    >
      <summary
        className={`${buttonStyles({ variant: 'secondary', size: 'small' })} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Download aria-hidden="true" />
        {messages.exportAs}
      </summary>
      <div className="absolute inset-x-4 z-20 mt-2 rounded-card border border-edge bg-card p-2 shadow-soft sm:inset-x-auto sm:end-0 sm:w-64">
        <ul>
          {EXPORT_FORMATS.map((format) => (
            <li key={format}>
              <a
                href={`${API_BASE_PATH}${exportPath(runId, format)}${exportQuery(address)}`}
                download
                onClick={close}
                className="flex min-h-11 items-center rounded-control px-3 font-medium text-ink no-underline hover:bg-ink-soft"
              >
                {messages.formats[format]}
              </a>
            </li>
          ))}
        </ul>
        <p className="px-3 pt-1 pb-2 text-xs text-quiet">{messages.exportNote}</p>
      </div>
    </details>
  );
}

/** Placeholders with as many digits as the real values. */
const SOME_YEAR = 2027;
const SOME_ROUND = 6;

/** Holds the same text, invisible, so that it is exactly as high as the title and nothing below moves. */
export function TitleSkeleton({ exam }: { exam: Exam }) {
  const messages = useMessages(predictorMessages).results;
  return (
    <div aria-hidden="true" className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-80">
        <Skeleton className="mb-2 h-9 w-36" />
        <InvisibleText className="text-2xl font-[650] tracking-[-0.015em] text-balance">
          {fill(messages.title[exam], { year: SOME_YEAR })}
        </InvisibleText>
        <InvisibleText className="mt-2 max-w-reading">{`${fill(messages.honestAsBefore, { rounds: SOME_ROUND, roundsOf: SOME_YEAR })} ${messages.accuracy}`}</InvisibleText>
      </div>
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-9 w-30" />
      </div>
    </div>
  );
}

const InvisibleText = ({ className, children }: { className: string; children: ReactNode }) => (
  <p className={classNames('animate-breathe rounded-control bg-line text-transparent select-none', className)}>
    {children}
  </p>
);
