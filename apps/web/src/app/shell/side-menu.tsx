import LogOut from 'lucide-react/icons/log-out';
import { Link, useLocation } from 'react-router';
import { useLogout } from '../../features/account/session/student.ts';
import { classNames } from '../../lib/class-names.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { LanguageChooser } from '../../ui/language/language-chooser.tsx';
import { useHasNewerBuild } from '../offline/newer-build.ts';
import { isHighlighted, MENU_ENTRIES } from './menu-entries.ts';

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start font-medium no-underline transition-colors hover:bg-ink-soft [&_svg]:size-5 [&_svg]:shrink-0';

/** The eight entries of the product. `onChoose` is told of every choice, also of the page that is open already. */
export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const words = useMessages(commonMessages).app;
  const { pathname } = useLocation();
  const logout = useLogout();
  // A new version stands ready: the next page is loaded whole, and comes from it.
  const hasNewerBuild = useHasNewerBuild();
  return (
    <nav aria-label={words.mainMenu}>
      <ul className="flex flex-col gap-1">
        {MENU_ENTRIES.map(({ word, path, icon: Icon }) => {
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
                {words[word]}
              </Link>
            </li>
          );
        })}
        <li className="mt-2 border-t pt-2">
          <button type="button" onClick={logout} className={classNames(ENTRY, 'text-text')}>
            <LogOut aria-hidden="true" />
            {words.logout}
          </button>
        </li>
      </ul>
      <LanguageChooser className="mt-2 justify-between border-t px-1.5 pt-2" />
    </nav>
  );
}
