import Bot from 'lucide-react/icons/bot';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import ListOrdered from 'lucide-react/icons/list-ordered';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square-text';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users-round';
import { Link, useLocation } from 'react-router';
import { useLogout } from '../../features/account/session/student.ts';
import { classNames } from '../../lib/class-names.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { LanguageChooser } from '../../ui/language/language-chooser.tsx';
import { useHasNewerBuild } from '../offline/newer-build.ts';

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start font-medium no-underline transition-colors hover:bg-ink-soft [&_svg]:size-5 [&_svg]:shrink-0';

/** The spec's menu, and below it the screens that it does not name and students look for here. `onChoose` is called for the current page too. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const messages = useMessages(commonMessages).app;
  const logout = useLogout();
  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <ul className="flex flex-col gap-1">
          <MenuLinks entries={MENU_ENTRIES} onChoose={onChoose} />
          <li className="mt-2 border-t pt-2">
            <button type="button" onClick={logout} className={classNames(ENTRY, 'text-text')}>
              <LogOut aria-hidden="true" />
              {messages.logout}
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label={messages.moreMenu} className="mt-2 border-t pt-2">
        <ul className="flex flex-col gap-1">
          <MenuLinks entries={MORE_ENTRIES} onChoose={onChoose} />
        </ul>
      </nav>
      <LanguageChooser className="mt-2 justify-between border-t px-1.5 pt-2" />
    </>
  );
}

type MenuLinksProps = {
  entries: typeof MENU_ENTRIES | typeof MORE_ENTRIES;
  onChoose: (() => void) | undefined;
};

function MenuLinks({ entries, onChoose }: MenuLinksProps) {
  const messages = useMessages(commonMessages).app;
  const { pathname } = useLocation();
  // The next page then loads in full, with the new version.
  const hasNewerBuild = useHasNewerBuild();
  return entries.map(({ word, path, icon: Icon }) => {
    const isActive = isHighlighted(path, pathname);
    return (
      <li key={path}>
        <Link
          to={path}
          reloadDocument={hasNewerBuild}
          onClick={onChoose}
          aria-current={isActive ? 'page' : undefined}
          className={classNames(
            ENTRY,
            isActive
              ? 'relative bg-ink-soft text-ink before:absolute before:inset-y-2.5 before:start-0 before:w-1 before:rounded-full before:bg-marigold'
              : 'text-text',
          )}
        >
          <Icon aria-hidden="true" />
          {messages[word]}
        </Link>
      </li>
    );
  });
}

/** In the spec's order. Logout follows below it. */
export const MENU_ENTRIES = [
  { word: 'dashboard', path: paths.dashboard, icon: House },
  { word: 'collegeSearch', path: paths.search, icon: Search },
  { word: 'collegePredictor', path: paths.predictor, icon: Compass },
  { word: 'counselling', path: paths.counselling, icon: Users },
  { word: 'profile', path: paths.profile, icon: User },
  { word: 'support', path: paths.support, icon: MessageSquare },
  { word: 'faq', path: paths.faq, icon: CircleHelp },
] as const;

const MORE_ENTRIES = [
  { word: 'lists', path: paths.rounds, icon: ListOrdered },
  { word: 'assistant', path: paths.assistant, icon: Bot },
  { word: 'familyCost', path: paths.money, icon: IndianRupee },
] as const;

/** Addresses that belong to an entry. */
const ALSO_IN: Record<string, string[]> = { [paths.search]: ['/college/', '/josaa-college/'] };
const ALSO: Record<string, string[]> = { [paths.predictor]: [paths.predictorJosaa, paths.predictorMhtCet] };

export function isHighlighted(entryPath: string, address: string): boolean {
  if (entryPath === address || ALSO[entryPath]?.includes(address)) return true;
  return ALSO_IN[entryPath]?.some((part) => address.includes(part)) ?? false;
}
