import Bot from 'lucide-react/icons/bot';
import Brain from 'lucide-react/icons/brain';
import Compass from 'lucide-react/icons/compass';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users-round';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { dashboardMessages } from './messages.ts';

/** Everything there is, also what the side menu does not hold. */
const PLACES = [
  { key: 'search', path: paths.search, icon: Search },
  { key: 'predictor', path: paths.predictor, icon: Compass },
  { key: 'rounds', path: paths.rounds, icon: ListOrdered },
  { key: 'counselling', path: paths.counselling, icon: Users },
  { key: 'psychometric', path: paths.psychometric, icon: Brain },
  { key: 'assistant', path: paths.assistant, icon: Bot },
] as const;

export function Places() {
  const words = useMessages(dashboardMessages);
  return (
    <section aria-labelledby="places" className="mt-8">
      <h2 id="places" className="mb-3 text-lg">
        {words.places}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {PLACES.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link
              to={path}
              className="flex h-full gap-4 rounded-card border bg-card p-4 text-text no-underline shadow-soft transition-colors hover:border-ink"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-ink-soft text-ink">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{words.place[key].title}</span>
                <span className="mt-0.5 block text-sm text-quiet">{words.place[key].text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
