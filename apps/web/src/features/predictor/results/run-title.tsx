import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { EXPORT_FORMATS, exportPath } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShareRun } from '../../lists/index.ts';
import { EXAM_PATHS, useHeadingFocus } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { StudentLine } from './student-line.tsx';
import { exportQuery } from './view-address.ts';

type RunTitleProps = { run: Run; address: URLSearchParams };

/** One line for the exam and one for the student: the answer begins right below. */
export function RunTitle({ run, address }: RunTitleProps) {
  const messages = useMessages(predictorMessages).results;
  const title = fill(messages.title[run.exam], { year: run.year });
  useHeadingFocus();
  return (
    <header className={HEADER}>
      <title>{`${title} · ${brand.name}`}</title>
      <Link to={paths.predictor} aria-label={messages.back} className={BACK}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <h1 tabIndex={-1} className={TITLE}>
        {title}
      </h1>
      <ShareRun key={run.id} runId={run.id} />
      <ExportMenu runId={run.id} address={address} />
      <p className={STUDENT}>
        <span className="min-w-0">
          {messages.youAre} <StudentLine run={run} />
        </span>
        <TextLink
          to={`${EXAM_PATHS[run.exam]}?from=${run.id}`}
          isAlone
          className="shrink-0 print:hidden"
          aria-label={messages.change}
        >
          {messages.changeShort}
        </TextLink>
      </p>
    </header>
  );
}

const HEADER = '-mt-4 flex flex-wrap items-center gap-x-1 sm:-mt-4';
const BACK = '-ms-3 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink-soft print:hidden';
const TITLE = 'min-w-0 flex-1 text-base/5 sm:text-xl';
const STUDENT = 'flex min-h-11 basis-full items-center justify-between gap-x-3 text-sm sm:justify-start';

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
        <span className="max-sm:sr-only">{messages.exportAs}</span>
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

/** As high as the title, so that nothing below moves. */
export function TitleSkeleton() {
  return (
    <div aria-hidden="true" className={HEADER}>
      <Skeleton className="my-1.5 h-8 w-64" />
      <div className={STUDENT}>
        <Skeleton className="h-5 w-56" />
      </div>
    </div>
  );
}
