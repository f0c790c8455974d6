import { Link, useLocation } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { profileMessages } from './messages.ts';

/** The way to each section: a row that a thumb can push sideways, always at hand below the top bar. */
export function SectionLinks({ sections }: { sections: readonly { id: string; name: string }[] }) {
  const words = useMessages(profileMessages).profile;
  const { hash } = useLocation();
  return (
    <nav
      aria-label={words.sections}
      className="sticky top-16 z-10 -mx-4 mb-6 border-b bg-page px-4 sm:-mx-8 sm:px-8 print:hidden"
    >
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {sections.map(({ id, name }) => {
          const isHere = hash === `#${id}`;
          return (
            <li key={id} className="shrink-0">
              <Link
                to={`#${id}`}
                replace
                aria-current={isHere ? 'location' : undefined}
                className={classNames(
                  'relative inline-flex min-h-12 items-center px-3 text-sm font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-4',
                  isHere
                    ? 'text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-ink'
                    : 'text-quiet hover:text-text',
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
