import { useQuery } from '@tanstack/react-query';
import { brand } from '../lib/brand.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { LEGAL_VERSION, type LegalDocument } from './legal-document.ts';
import type { LegalText } from './legal-texts.ts';
import { legalMessages } from './messages.ts';

type LegalDialogProps = { text: LegalText | null; onClose: () => void };

/** A dialog with a legal text, open while there is one to show. The words are fetched when it first opens. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const words = useMessages(legalMessages);
  return (
    <Dialog
      size="large"
      isOpen={text !== null}
      onClose={onClose}
      title={text && words.titles[text]}
      description={words.version(LEGAL_VERSION)}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      {text && <LegalArticles text={text} />}
    </Dialog>
  );
}

function LegalArticles({ text }: { text: LegalText }) {
  const words = useMessages(legalMessages);
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal-texts'],
    queryFn: async () => (await import('./library.ts')).LIBRARY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <Notice
        variant="danger"
        isLive
        action={
          <Button size="small" onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  if (!data) {
    return (
      <div role="status" className="space-y-6">
        <span className="sr-only">{words.loading}</span>
        <SkeletonText lines={5} />
        <SkeletonText lines={7} />
      </div>
    );
  }
  const documents = data[text].map((documentFor) => documentFor(brand));
  return documents.map((document) => (
    <LegalArticle key={document.title} document={document} isTitled={documents.length > 1} />
  ));
}

function LegalArticle({ document, isTitled }: { document: LegalDocument; isTitled: boolean }) {
  const Heading = isTitled ? 'h4' : 'h3';
  return (
    <article className="mx-auto max-w-reading not-first:mt-8 not-first:border-t not-first:pt-6">
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
