import type { FaqEntry } from '@dakhila/domain/faq/entry';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { helpMessages } from '../messages.ts';

type QuestionProps = { entry: FaqEntry; isOpenAtFirst: boolean; onOpen: () => void };

/** One question, closed until it is asked for. */
export function Question({ entry, isOpenAtFirst, onOpen }: QuestionProps) {
  const words = useMessages(helpMessages).faq;
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
                <TextLink to={to} className="inline-flex min-h-11 items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm">
          {fill(words.source, { authority: source.authority, document: source.document, year: source.year })}
          {source.isSecondHand && ` · ${words.secondHand}`}
        </p>
      </div>
    </Disclosure>
  );
}
