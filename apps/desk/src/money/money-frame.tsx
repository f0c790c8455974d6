import type { StaffAct } from '@dakhila/domain/staff/roles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { useMember } from '../session/use-member.ts';
import { DeskPage } from '../shell/desk-page.tsx';

const SECTIONS = [
  { path: '/money', name: 'Orders', act: 'orders.read' },
  { path: '/money/coupons', name: 'Coupons', act: 'coupons.manage' },
  { path: '/money/invoices', name: 'Invoices', act: 'invoices.read' },
  { path: '/money/settlement', name: 'Settlement', act: 'settlements.manage' },
] as const satisfies { path: string; name: string; act: StaffAct }[];

type FrameProps = { title: (typeof SECTIONS)[number]['name']; lead?: string; actions?: ReactNode; children: ReactNode };

/** A section of Money: its name, the way to the others, and what is in it. */
export function MoneyFrame({ title, lead, actions, children }: FrameProps) {
  const { acts } = useMember();
  const sections = SECTIONS.filter(({ act }) => acts.includes(act));
  return (
    <DeskPage title={title}>
      {sections.length > 1 && (
        <nav aria-label="Sections of Money" className="mb-6 flex gap-1 overflow-x-auto border-b [scrollbar-width:none]">
          {sections.map(({ path, name }) => (
            <NavLink
              key={path}
              to={path}
              end={path === '/money'}
              className={({ isActive }) =>
                classNames(
                  'relative inline-flex min-h-11 shrink-0 items-center px-2 text-sm sm:px-3 font-semibold no-underline focus-visible:-outline-offset-4',
                  isActive
                    ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-ink'
                    : 'text-quiet hover:text-text',
                )
              }
            >
              {name}
            </NavLink>
          ))}
        </nav>
      )}
      <PageHeader title={title} {...(lead && { lead })} actions={actions} />
      {children}
    </DeskPage>
  );
}
