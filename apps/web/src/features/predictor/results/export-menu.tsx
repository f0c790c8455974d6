import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { EXPORT_FORMATS, exportPath } from '@dakhila/contract/predictor-exports';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { predictorMessages } from '../messages.ts';
import { exportQuery } from './view-address.ts';

/** The results as files, as they are filtered and ordered. Plain links: the browser downloads them as it always does. */
export function ExportMenu({ runId, address }: { runId: string; address: URLSearchParams }) {
  const words = useMessages(predictorMessages).results;
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
        {words.exportAs}
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
                {words.formats[format]}
              </a>
            </li>
          ))}
        </ul>
        <p className="px-3 pt-1 pb-2 text-xs text-quiet">{words.exportNote}</p>
      </div>
    </details>
  );
}
