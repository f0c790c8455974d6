import { brand } from '../../lib/brand.ts';
import { indianDate } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { helpMessages } from './messages.ts';

/** The day of the last full check of what this page says. */
const LAST_CHECKED = '2026-11-15';
const CHAPTERS = ['standard', 'works', 'tests', 'gaps'] as const;

/** The accessibility statement: the standard, how it is tested, known gaps, and how to report one. */
export function AccessibilityScreen() {
  const messages = useMessages(helpMessages).accessibility;
  return (
    <PublicPage title={messages.title} hasFooter={false}>
      <div className="mx-auto w-full max-w-3xl">
        <PageHeader title={messages.title} lead={messages.lead} />
        {CHAPTERS.map((chapter) => (
          <section key={chapter} aria-labelledby={chapter} className="mb-8">
            <h2 id={chapter} className="mb-2 text-lg">
              {messages.chapters[chapter].title}
            </h2>
            <ul className="max-w-reading list-disc space-y-2 ps-5 marker:text-marigold-text">
              {messages.chapters[chapter].points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <Card className="border-s-4 border-s-marigold">
          <h2 className="mb-2 text-lg">{messages.tellTitle}</h2>
          <p className="max-w-reading">{messages.tell}</p>
          <a
            href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(messages.title)}`}
            className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
          >
            {brand.supportEmail}
          </a>
          <p className="mt-2 text-sm text-quiet">{fill(messages.checked, { date: indianDate(LAST_CHECKED) ?? '' })}</p>
        </Card>
      </div>
    </PublicPage>
  );
}
