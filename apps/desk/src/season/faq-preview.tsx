import type { DeskFaqEntry } from '@dakhila/contract/desk/faq';
import { fillYears } from '@dakhila/domain/faq/entry';
import { Card } from '../../../web/src/ui/card.tsx';
import { Disclosure } from '../../../web/src/ui/disclosure.tsx';
import { LANGUAGE_LIST } from './labels.ts';

type PreviewProps = { texts: DeskFaqEntry['texts']; entry: Pick<DeskFaqEntry, 'source' | 'dataYears'> };

/** The question as students see it on a phone, opened. */
export function FaqPreview({ texts, entry: { source, dataYears } }: PreviewProps) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">As students read it</h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {LANGUAGE_LIST.map(({ language, own }) => {
          const { question, answer } = texts[language];
          return (
            <div key={language}>
              <p className="mb-1 text-sm text-quiet">{own}</p>
              <Card padding="none" className="px-4" lang={language}>
                <Disclosure open summary={<h3 className="text-base break-words">{question}</h3>} className="border-b-0">
                  <div className="space-y-3 break-words">
                    {answer.map((paragraph, at) => (
                      <p key={at}>{fillYears(paragraph, dataYears)}</p>
                    ))}
                    <p className="text-sm">
                      {source[language]}, {texts.year}
                    </p>
                  </div>
                </Disclosure>
              </Card>
            </div>
          );
        })}
      </div>
    </section>
  );
}
