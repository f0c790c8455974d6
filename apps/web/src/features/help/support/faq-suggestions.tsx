import { searchFaq } from '@dakhila/domain/faq/search-faq';
import { useDeferredValue } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useFaq } from '../faq/entries/use-faq.ts';
import { helpMessages } from '../messages.ts';

/** Before this nobody can know what the question is. */
const SHORTEST = 8;
const MOST_SHOWN = 3;

/** Questions of the FAQ that may answer what is being typed. */
export function FaqSuggestions({ text }: { text: string }) {
  const words = useMessages(helpMessages).support;
  const { index } = useFaq();
  const asked = useDeferredValue(text.trim());
  const found = asked.length < SHORTEST ? [] : searchFaq(index, asked).slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  return (
    <Card variant="sunken" padding="none" className="px-4 pt-3">
      <h3 className="text-sm">{words.suggestions}</h3>
      {found.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={<span className="text-sm">{question}</span>} className="last:border-b-0">
          <div className="space-y-2 text-sm">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      ))}
    </Card>
  );
}
