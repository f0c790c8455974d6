import Bot from 'lucide-react/icons/bot';
import Brain from 'lucide-react/icons/brain';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageSquare from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import Target from 'lucide-react/icons/target';
import User from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users-round';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { dashboardMessages } from './messages.ts';

/** Screens that the side menu does not hold. */
const BEYOND_MENU = [
  { key: 'rounds', path: paths.rounds, icon: ListOrdered },
  { key: 'money', path: paths.money, icon: IndianRupee },
  { key: 'psychometric', path: paths.psychometric, icon: Brain },
  { key: 'assistant', path: paths.assistant, icon: Bot },
  { key: 'accuracy', path: paths.predictorAccuracy, icon: Target },
] as const;
const IN_MENU = [
  { key: 'search', path: paths.search, icon: Search },
  { key: 'predictor', path: paths.predictor, icon: Compass },
  { key: 'counselling', path: paths.counselling, icon: Users },
  { key: 'profile', path: paths.profile, icon: User },
  { key: 'support', path: paths.support, icon: MessageSquare },
  { key: 'faq', path: paths.faq, icon: CircleHelp },
] as const;

/** Links to every screen for a new student; later only to those that are not in the menu. */
export function Places({ isWhole }: { isWhole: boolean }) {
  const messages = useMessages(dashboardMessages);
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="mb-3 text-lg">
        {isWhole ? messages.places : messages.morePlaces}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {[...(isWhole ? IN_MENU : []), ...BEYOND_MENU].map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link
              to={path}
              className="flex h-full min-h-11 items-center gap-2 rounded-control border bg-card px-3 py-2 text-sm font-medium text-text no-underline transition-colors hover:border-ink hover:text-ink"
            >
              <Icon className="size-4.5 shrink-0 text-ink" aria-hidden="true" />
              {messages.place[key]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
