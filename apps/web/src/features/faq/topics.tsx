import type { FaqGroup } from '@dakhila/domain/faq/entry';
import { useMessages } from '../../lib/messages.ts';
import { faqMessages } from './messages.ts';

/** Jumps to the headings of a long page. */
export function Topics({ groups }: { groups: readonly FaqGroup[] }) {
  const words = useMessages(faqMessages);
  return (
    <nav aria-label={words.groups} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 text-sm font-medium hover:border-edge"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
