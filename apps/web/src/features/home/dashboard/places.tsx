import Bot from 'lucide-react/icons/bot';
import Brain from 'lucide-react/icons/brain';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageSquare from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import Target from 'lucide-react/icons/target';
import User from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users-round';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { cardStyles } from '../../../ui/card.tsx';
import { dashboardMessages } from './messages.ts';

/** The main screens, including those that are not in the side menu. */
const WORK = [
  { key: 'search', path: paths.search, icon: Search },
  { key: 'predictor', path: paths.predictor, icon: Compass },
  { key: 'rounds', path: paths.rounds, icon: ListOrdered },
  { key: 'counselling', path: paths.counselling, icon: Users },
  { key: 'psychometric', path: paths.psychometric, icon: Brain },
  { key: 'assistant', path: paths.assistant, icon: Bot },
] as const;
const AROUND = [
  { key: 'accuracy', path: paths.predictorAccuracy, icon: Target },
  { key: 'profile', path: paths.profile, icon: User },
  { key: 'support', path: paths.support, icon: MessageSquare },
  { key: 'faq', path: paths.faq, icon: CircleHelp },
] as const;

/** Links to every screen; an experienced student sees only the names. */
export function Places({ isCompact }: { isCompact: boolean }) {
  const messages = useMessages(dashboardMessages);
  const named = isCompact ? [...WORK, ...AROUND] : AROUND;
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="mb-3 text-lg">
        {messages.places}
      </h2>
      {!isCompact && (
        <ul className="mb-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {WORK.map(({ key, path, icon: Icon }) => (
            <li key={key}>
              <Link
                to={path}
                className={`${cardStyles()} flex h-full gap-4 text-text no-underline transition-colors hover:border-ink`}
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-ink-soft text-ink">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{messages.place[key].title}</span>
                  <span className="mt-0.5 block text-sm text-quiet">{messages.place[key].text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {named.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link
              to={path}
              className="flex h-full min-h-11 items-center gap-2 rounded-control border bg-card px-3 py-2 text-sm font-medium text-text no-underline transition-colors hover:border-ink hover:text-ink"
            >
              <Icon className="size-4.5 shrink-0 text-ink" aria-hidden="true" />
              {messages.place[key].title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
