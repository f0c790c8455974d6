import { deskSession } from '@dakhila/contract/desk/session';
import type { StaffAct } from '@dakhila/domain/staff/roles';
import { STAFF_ROLE_NAMES } from '@dakhila/domain/staff/roles';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChartColumn from 'lucide-react/icons/chart-column';
import Headset from 'lucide-react/icons/headset';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users-round';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { IconButton } from '../../../web/src/ui/icon-button.tsx';
import { LogoMark } from '../../../web/src/ui/logo.tsx';
import { SkipLink } from '../../../web/src/ui/skip-link.tsx';
import { setTheme, useTheme } from '../../../web/src/ui/theme.ts';
import { call } from '../api.ts';
import { clearDrafts } from '../session/drafts.ts';
import { useMember, useSetMember } from '../session/use-member.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { LIST_KEYS, useKeys } from './use-keys.ts';

/** The parts of the desk, each with the act that opens it. */
export const PARTS = [
  { path: '/tickets', name: 'Support', act: 'tickets.read', icon: LifeBuoy },
  { path: '/money', name: 'Money', act: 'orders.read', icon: IndianRupee },
  { path: '/calendar', name: 'Calendar', act: 'sessions.hold', icon: CalendarDays },
  { path: '/season', name: 'Season', act: 'season.edit', icon: CalendarRange },
  { path: '/people', name: 'People', act: 'staff.manage', icon: Users },
  { path: '/counsellors', name: 'Counsellors', act: 'sessions.oversee', icon: Headset },
  { path: '/numbers', name: 'Numbers', act: 'numbers.read', icon: ChartColumn },
] as const satisfies { path: string; name: string; act: StaffAct; icon: unknown }[];

export function Shell({ children }: { children: ReactNode }) {
  const member = useMember();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useKeys({ ...LIST_KEYS, '?': () => setIsHelpOpen(true) }, { isAskedLast: true });
  return (
    <div className="flex h-dvh flex-col bg-page">
      <SkipLink />
      <header className="z-20 flex h-14 shrink-0 items-center gap-1 border-b bg-card px-2 sm:gap-4 sm:px-4">
        <span className="flex items-center gap-2 text-ink">
          <LogoMark className="size-7" />
          <span className="font-bold tracking-[-0.03em] text-text max-sm:sr-only">Desk</span>
        </span>
        {/* Somebody with many roles scrolls the parts on a phone. */}
        <nav aria-label="Parts of the desk" className="flex h-full min-w-0 overflow-x-auto">
          {PARTS.filter(({ act }) => member.acts.includes(act)).map(({ path, name, icon: Icon }) => (
            <NavLink
              key={path}
              to={path}
              className={({ isActive }) =>
                classNames(
                  'relative flex h-full shrink-0 items-center gap-2 px-3 text-sm font-semibold no-underline max-sm:min-w-11 max-sm:justify-center [&_svg]:size-4 max-sm:[&_svg]:size-5',
                  isActive
                    ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:rounded-t-full after:bg-marigold'
                    : 'text-quiet hover:text-ink',
                )
              }
            >
              {({ isActive }) => (
                <>
                  <Icon aria-hidden="true" />
                  {/* On a phone only the open part has room for its name. */}
                  <span className={isActive ? '' : 'max-sm:sr-only'}>{name}</span>
                </>
              )}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex min-w-0 items-center max-sm:shrink-0">
          <p className="min-w-0 pe-2 text-end leading-tight max-sm:sr-only">
            <span className="block truncate text-sm font-semibold">{member.name}</span>
            <span className="block truncate text-xs text-quiet">
              {member.roles.map((role) => STAFF_ROLE_NAMES[role]).join(', ')}
            </span>
          </p>
          <NavLink
            to="/devices"
            title="Your devices"
            className={({ isActive }) =>
              classNames(
                'grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink-soft hover:text-ink',
                isActive ? 'text-ink' : 'text-quiet',
              )
            }
          >
            <KeyRound className="size-5" aria-hidden="true" />
            <span className="sr-only">Your devices</span>
          </NavLink>
          <IconButton icon={Keyboard} label="Shortcuts" className="max-sm:hidden" onClick={() => setIsHelpOpen(true)} />
          <ThemeButton />
          <SignOutButton />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        {children}
      </main>
      {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

function ThemeButton() {
  const theme = useTheme();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? 'Light colours' : 'Dark colours'}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}

function SignOutButton() {
  const setMember = useSetMember();
  const leave = async () => {
    // Without an answer the page still signs out; the session on the server ends after its idle time.
    await call(deskSession.signOut, { body: {} }).catch(() => undefined);
    clearDrafts();
    setMember(null);
  };
  return <IconButton icon={LogOut} label="Sign out" onClick={leave} />;
}
