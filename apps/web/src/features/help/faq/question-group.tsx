import type { FaqEntry, FaqGroup } from '@dakhila/domain/faq/entry';
import { memo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { helpMessages } from '../messages.ts';

/** The id of the search results, whose heading counts them already. */
export const FOUND = 'found';

/** Questions under a heading. Opening one puts it into the address, so that it can be shared. `memo` keeps typing a search fast. */
export const QuestionGroup = memo(function QuestionGroup({ id, title, entries }: FaqGroup) {
  const messages = useMessages(helpMessages).faq;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const putInAddress = (entry: string) => {
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
            {fill(messages.count, { count: entries.length })}
          </span>
        )}
      </div>
      <Card padding="none" className="px-4 sm:px-5">
        {entries.map((entry) => (
          <Question
            key={entry.id}
            entry={entry}
            isOpenAtFirst={hash === `#${entry.id}`}
            onOpen={() => putInAddress(entry.id)}
          />
        ))}
      </Card>
    </section>
  );
});

type QuestionProps = { entry: FaqEntry; isOpenAtFirst: boolean; onOpen: () => void };

function Question({ entry, isOpenAtFirst, onOpen }: QuestionProps) {
  const messages = useMessages(helpMessages).faq;
  const { source } = entry;
  return (
    <Disclosure
      id={entry.id}
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && onOpen()}
      summary={<h3 className="text-base">{entry.question}</h3>}
      className="scroll-mt-36 last:border-b-0 print:break-inside-avoid"
    >
      <div className="space-y-3">
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {entry.links && (
          <ul className="flex flex-wrap gap-x-5 print:hidden">
            {entry.links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to} isAlone>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm">
          {fill(messages.source, { authority: source.authority, document: source.document, year: source.year })}
          {source.isSecondHand && ` · ${messages.secondHand}`}
        </p>
      </div>
    </Disclosure>
  );
}
