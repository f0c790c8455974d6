import type { AssistantAnswer } from '@dakhila/contract/assistant';
import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { assistantMessages } from './messages.ts';

/** Where the facts of an answer stand, each a page of ours. */
export function Sources({ sources }: Pick<AssistantAnswer, 'sources'>) {
  const words = useMessages(assistantMessages);
  const ours = sources.filter(({ href }) => /^\/(?!\/)/.test(href));
  if (ours.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-quiet">
        <BookOpen className="size-4" aria-hidden="true" />
        {words.sources}
      </p>
      {/* Every answer has some: named regions would be landmarks without end. */}
      <ul aria-label={words.sources} className="flex flex-wrap gap-2">
        {ours.map(({ title, href }) => (
          <li key={href + title} className="max-w-full">
            <Link
              to={href}
              className="flex min-h-11 items-center rounded-control bg-ink-soft px-3 py-1.5 text-sm font-medium text-ink hover:underline"
            >
              <span className="break-words">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
