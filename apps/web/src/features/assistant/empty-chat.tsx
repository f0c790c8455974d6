import { useQuery } from '@tanstack/react-query';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { assistantMessages } from './messages.ts';
import { profileQuery } from './queries.ts';
import { startersFor } from './starters.ts';

/** The first face: a door, a sentence, and good questions to begin with. */
export function EmptyChat({ onAsk }: { onAsk: (question: string) => void }) {
  const words = useMessages(assistantMessages);
  const { data: profile, isPending } = useQuery(profileQuery);
  const starters = startersFor(profile ?? {}, locale);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center py-6">
      <OpenDoor className="w-32 text-ink" />
      <h2 className="mt-4 text-xl">{words.emptyTitle}</h2>
      <p className="mt-1 max-w-reading text-quiet">{words.emptyText}</p>
      <ul aria-label={words.starters} className="mt-5 grid gap-2 sm:grid-cols-2">
        {starters.map((question) => (
          <li key={question} className={isPending ? 'invisible' : ''}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex h-full min-h-14 w-full items-center rounded-card border bg-card px-4 py-3 text-start font-medium shadow-soft hover:border-ink hover:bg-ink-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
