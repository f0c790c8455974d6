import type { FaqGroup } from '@dakhila/domain/faq/entry';
import { useMessages } from '../../../lib/messages.ts';
import { helpMessages } from '../messages.ts';

/** Jumps to the headings of a long page. */
export function Topics({ groups }: { groups: readonly FaqGroup[] }) {
  const words = useMessages(helpMessages).faq;
  return (
    <nav aria-label={words.groups} className="mb-8 print:hidden">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:thin] sm:flex-wrap">
        {groups.map(({ id, title, entries }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-card px-4 text-sm font-medium hover:border-edge"
            >
              {title}
              <span className="text-quiet tabular-nums">{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
