import type { FaqGroup } from '@dakhila/domain/faq/entry';
import { searchFaq } from '@dakhila/domain/faq/search-faq';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchedMap } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { helpMessages } from '../messages.ts';
import { FOUND, QuestionGroup } from './question-group.tsx';
import { useFaq } from './use-faq.ts';

/** Questions and answers about both admissions and the product. The search text is in the address. */
export function FaqScreen() {
  const messages = useMessages(helpMessages).faq;
  const { groups, entries, index } = useFaq();
  const [linked] = useState(useLocation().hash.slice(1));
  const [params, setParams] = useSearchParams();
  const searched = params.get('q') ?? '';
  const results = useRef<HTMLDivElement>(null);
  const { typed, type } = useSearchText(searched, (q) => {
    setParams(q === '' ? {} : { q }, { replace: true });
    // The search field stays visible while scrolling, so the page returns to the first result.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  });
  const found = searchFaq(index, searched);
  const isSearching = searched.trim() !== '';

  // The browser follows a link to a question before this lazy screen is rendered, so it is repeated.
  // In braces: Chromium returns a promise, which React would call as the effect's clean-up.
  useEffect(() => {
    document.getElementById(linked)?.scrollIntoView();
  }, [linked]);

  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={fill(messages.lead, { count: entries.length })}
        actions={
          <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {messages.print}
          </Button>
        }
      />
      <search className="sticky top-16 z-10 -mx-4 mb-3 block bg-page px-4 py-2 sm:mx-0 sm:max-w-3xl sm:px-0 print:hidden">
        <SearchInput
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          typed={typed}
          onType={type}
          maxLength={200}
        />
      </search>
      <p role="status" className="sr-only">
        {isSearching && fill(messages.found, { count: found.length })}
      </p>
      <div ref={results} className="max-w-3xl scroll-mt-36">
        {!isSearching ? (
          <>
            <Topics groups={groups} />
            {groups.map((group) => (
              <QuestionGroup key={group.id} {...group} />
            ))}
          </>
        ) : found.length > 0 ? (
          <QuestionGroup id={FOUND} title={fill(messages.found, { count: found.length })} entries={found} />
        ) : (
          <EmptyState
            heading={messages.nothingTitle}
            illustration={<SearchedMap />}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button variant="secondary" onClick={() => type('')}>
                  {messages.clear}
                </Button>
                <ButtonLink to={paths.support}>{messages.support}</ButtonLink>
              </div>
            }
          >
            {messages.nothingText}
          </EmptyState>
        )}
        <StillOpen />
      </div>
    </>
  );
}

function StillOpen() {
  const messages = useMessages(helpMessages).faq;
  return (
    <Card variant="sunken" padding="roomy" className="print:hidden">
      <h2 className="text-lg">{messages.stillOpen}</h2>
      <p className="mt-1 text-quiet">{messages.stillOpenText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.assistant}>{messages.assistant}</ButtonLink>
        <ButtonLink to={paths.support} variant="secondary">
          {messages.support}
        </ButtonLink>
        <ButtonLink to={paths.counselling} variant="secondary">
          {messages.counselling}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Topics({ groups }: { groups: readonly FaqGroup[] }) {
  const messages = useMessages(helpMessages).faq;
  return (
    <nav aria-label={messages.groups} className="mb-8 print:hidden">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:thin] sm:flex-wrap">
        {groups.map(({ id, title, entries }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-card px-4 text-sm font-medium hover:border-edge"
            >
              {title}
              <span className="text-quiet tabular-nums">{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
