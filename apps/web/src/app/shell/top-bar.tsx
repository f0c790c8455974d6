import Menu from 'lucide-react/icons/menu';
import { Link } from 'react-router';
import { useStudent } from '../../features/account/session/student.ts';
import { brand } from '../../lib/brand.ts';
import { commonMessages } from '../../lib/common-messages.ts';
import { indianDateTime } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SupportMail } from '../../ui/support-line.tsx';

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const messages = useMessages(commonMessages).app;
  return (
    <header className="sticky top-0 z-20 border-b bg-card print:hidden">
      <div className="flex h-16 items-center gap-2 px-2 sm:px-4">
        <IconButton
          icon={Menu}
          label={messages.openMenu}
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

function UserInfo() {
  const messages = useMessages(commonMessages).app;
  const { student, isLoading } = useStudent();
  if (isLoading) {
    return (
      <div className="flex flex-col items-end gap-1.5" data-testid="user-info-skeleton">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-3 w-16" />
      </div>
    );
  }
  if (!student) return null;
  return (
    <div className="min-w-0 text-end leading-tight">
      <span className="sr-only">{messages.signedInAs} </span>
      <p className="truncate text-sm font-semibold">{student.name}</p>
      <p className="text-xs font-medium text-marigold-text">{student.subscriptionTier}</p>
    </div>
  );
}

export function Footer() {
  const messages = useMessages(commonMessages).app;
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t px-4 py-3 text-sm text-quiet sm:px-8">
      <p>
        {messages.supportContact} <SupportMail />
      </p>
      <TextLink to={paths.accessibility} className="print:hidden inline-flex min-h-11 items-center">
        {messages.accessibility}
      </TextLink>
      <p className="hidden print:block">
        {fill(messages.printed, { name: brand.name, date: indianDateTime(Date.now()) ?? '' })}
      </p>
      <p>{fill(messages.copyright, { year: new Date().getFullYear(), name: brand.legalName })}</p>
    </footer>
  );
}
