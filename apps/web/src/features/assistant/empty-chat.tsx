import { useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../lib/exam-profile.ts';
import { locale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { OpenDoor } from '../../ui/illustrations.tsx';
import { assistantMessages } from './messages.ts';
import { startersFor } from './starters.ts';

export function EmptyChat({ onAsk }: { onAsk: (question: string) => void }) {
  const messages = useMessages(assistantMessages);
  const { data: profile, isPending } = useQuery(examProfileQuery);
  const starters = startersFor(profile ?? {}, locale);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center py-3 sm:py-6">
      {/* On a phone the first questions to tap matter more than the drawing. */}
      <OpenDoor className="w-32 text-ink max-sm:hidden" />
      <h2 className="text-lg sm:mt-4 sm:text-xl">{messages.emptyTitle}</h2>
      <p className="mt-1 max-w-reading text-quiet max-sm:text-sm">{messages.emptyText}</p>
      <ul aria-label={messages.starters} className="mt-3 grid gap-2 sm:mt-5 sm:grid-cols-2">
        {starters.map((question) => (
          <li key={question} className={isPending ? 'invisible' : ''}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex h-full min-h-12 w-full items-center rounded-card border bg-card px-4 py-2 text-start font-medium max-sm:text-sm sm:min-h-14 sm:py-3 shadow-soft hover:border-ink hover:bg-ink-soft"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
