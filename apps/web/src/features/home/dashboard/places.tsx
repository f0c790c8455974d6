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

/** Screens that the side menu does not hold, and that students open often. */
const SHORTCUTS = [
  { key: 'rounds', path: paths.rounds, icon: ListOrdered },
  { key: 'assistant', path: paths.assistant, icon: Bot },
  { key: 'money', path: paths.money, icon: IndianRupee },
] as const;
const BEYOND_MENU = [
  { key: 'psychometric', path: paths.psychometric, icon: Brain },
  { key: 'accuracy', path: paths.predictorAccuracy, icon: Target },
] as const;
/** In the menu too, which a phone hides behind a button: a student in the middle of something looks for these. */
const OFTEN = [
  { key: 'search', path: paths.search, icon: Search },
  { key: 'predictor', path: paths.predictor, icon: Compass },
] as const;
const IN_MENU = [
  ...OFTEN,
  { key: 'counselling', path: paths.counselling, icon: Users },
  { key: 'profile', path: paths.profile, icon: User },
  { key: 'support', path: paths.support, icon: MessageSquare },
  { key: 'faq', path: paths.faq, icon: CircleHelp },
] as const;

const LINK =
  'flex h-full min-h-11 items-center gap-2 rounded-control border bg-card py-2 text-sm font-medium text-text no-underline transition-colors hover:border-ink hover:text-ink';

export function Shortcuts() {
  const messages = useMessages(dashboardMessages);
  return (
    <nav aria-label={messages.shortcuts}>
      <ul className="grid grid-cols-[repeat(3,auto)] gap-2 sm:flex">
        {SHORTCUTS.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link to={path} className={`${LINK} px-2.5 leading-tight sm:px-3`}>
              <Icon className="size-4.5 shrink-0 text-ink" aria-hidden="true" />
              {messages.shortcut[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const REST = {
  all: [...IN_MENU, ...SHORTCUTS, ...BEYOND_MENU],
  'beyond-shortcuts': [...IN_MENU, ...BEYOND_MENU],
  'for-begun': [...OFTEN, ...BEYOND_MENU],
} as const;

type PlacesProps = { which: keyof typeof REST };

/** Links to every screen if there is nothing else. Below the shortcuts, a student who has begun needs those that are not in the menu, and the two that are opened again and again. */
export function Places({ which }: PlacesProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="mb-3 text-lg">
        {which === 'all' ? messages.places : messages.morePlaces}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {REST[which].map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link to={path} className={`${LINK} px-3`}>
              <Icon className="size-4.5 shrink-0 text-ink" aria-hidden="true" />
              {messages.place[key]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
