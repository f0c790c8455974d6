import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { documentsOf, type LegalDocument } from './library.ts';
import type { LegalText } from './messages.ts';
import { legalMessages } from './messages.ts';

export function LegalReader({ text, onClose }: { text: LegalText; onClose: () => void }) {
  const messages = useMessages(legalMessages);
  const documents = documentsOf(text, brand);
  return (
    <Dialog
      size="large"
      isOpen
      onClose={onClose}
      title={messages.titles[text]}
      description={fill(messages.version, { version: LEGAL_VERSION })}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the text only from within it. */}
      <section aria-label={messages.titles[text]} tabIndex={0} className="rounded-small focus-visible:outline-offset-4">
        {documents.map((document) => (
          <LegalArticle key={document.title} document={document} isTitled={documents.length > 1} />
        ))}
      </section>
    </Dialog>
  );
}

function LegalArticle({ document, isTitled }: { document: LegalDocument; isTitled: boolean }) {
  const Heading = isTitled ? 'h4' : 'h3';
  return (
    <article className="max-w-reading not-first:mt-8 not-first:border-t not-first:pt-6">
      {isTitled && <h3 className="mb-4 text-xl">{document.title}</h3>}
      {document.sections.map(({ heading, paragraphs = [], points = [] }) => (
        <section key={heading} className="not-first:mt-5">
          <Heading className="mb-1.5 text-base">{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-sm first-of-type:mt-0">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm marker:text-edge">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
