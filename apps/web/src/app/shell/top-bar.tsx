import Menu from 'lucide-react/icons/menu';
import { Link } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { UserInfo } from './user-info.tsx';

/** Logo, who is signed in, and on small screens the button for the menu. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const words = useMessages(commonMessages).app;
  return (
    <header className="sticky top-0 z-20 border-b bg-card print:hidden">
      <div className="flex h-16 items-center gap-2 px-2 sm:px-4">
        <IconButton
          icon={Menu}
          label={words.openMenu}
          tone="inherit"
          size="large"
          onClick={onOpenMenu}
          className="hover:bg-ink-soft lg:hidden"
        />
        <Link to={paths.dashboard} className="rounded-control p-1 no-underline">
          <Logo>{brand.name}</Logo>
        </Link>
        <div className="ms-auto min-w-0 pe-2">
          <UserInfo />
        </div>
      </div>
    </header>
  );
}
