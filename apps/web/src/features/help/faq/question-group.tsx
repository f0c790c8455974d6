import type { FaqGroup } from '@dakhila/domain/faq/entry';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { helpMessages } from '../messages.ts';
import { Question } from './question.tsx';

/** The group of search results, whose heading counts them already. */
export const FOUND = 'found';

/** Questions under a heading. Opening one puts it into the address, so that the address can be passed on. Typing a search does not draw them again. */
export const QuestionGroup = memo(function QuestionGroup({ id, title, entries }: FaqGroup) {
  const words = useMessages(helpMessages).faq;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const point = (entry: string) => {
    if (hash !== `#${entry}`) navigate({ search, hash: entry }, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="scroll-mt-36 text-lg">
          {title}
        </h2>
        {id !== FOUND && (
          <span className="shrink-0 text-sm text-quiet tabular-nums">
            {fill(words.count, { count: entries.length })}
          </span>
        )}
      </div>
      <Card padding="none" className="px-4 sm:px-5">
        {entries.map((entry) => (
          <Question
            key={entry.id}
            entry={entry}
            isOpenAtFirst={hash === `#${entry.id}`}
            onOpen={() => point(entry.id)}
          />
        ))}
      </Card>
    </section>
  );
});
