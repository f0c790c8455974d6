import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { type RoundsAddress, roundsPath, VIEWS } from './address.ts';
import { listsMessages } from './messages.ts';

/** The views of the page, each an address of its own. */
export function ViewLinks({ address }: { address: RoundsAddress }) {
  const words = useMessages(listsMessages).rounds;
  return (
    <nav aria-label={words.views} className="print:hidden">
      <ul className="flex gap-1 overflow-x-auto rounded-card bg-sunken p-1 sm:inline-flex">
        {VIEWS.map((view) => (
          <li key={view} className="flex-1">
            <Link
              to={roundsPath({ ...address, view })}
              preventScrollReset
              {...(view === address.view && { 'aria-current': 'page' })}
              className="flex min-h-11 items-center justify-center rounded-control px-2 text-sm font-semibold whitespace-nowrap text-quiet no-underline hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-soft sm:px-5 forced-colors:aria-[current=page]:outline-2"
            >
              {words.view[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
