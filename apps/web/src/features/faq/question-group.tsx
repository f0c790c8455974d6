import type { FaqGroup } from '@dakhila/domain/faq/entry';
import { useLocation, useNavigate } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Question } from './question.tsx';

/** Questions under a heading. Opening one puts it into the address, so that the address can be passed on. */
export function QuestionGroup({ id, title, entries }: FaqGroup) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const point = (entry: string) => {
    if (hash !== `#${entry}`) navigate({ search, hash: entry }, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 scroll-mt-20 text-lg">
        {title}
      </h2>
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
}
