import { searchFaq } from '@dakhila/domain/faq/search-faq';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { CampusGate } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { helpMessages } from '../messages.ts';
import { useFaq } from './entries/use-faq.ts';
import { FOUND, QuestionGroup } from './question-group.tsx';
import { StillOpen } from './still-open.tsx';
import { Topics } from './topics.tsx';

/** Questions and answers about both admissions and the product. What was searched stands in the address. */
export function FaqScreen() {
  const words = useMessages(helpMessages).faq;
  const { groups, entries, index } = useFaq();
  const [linked] = useState(useLocation().hash.slice(1));
  const [params, setParams] = useSearchParams();
  const searched = params.get('q') ?? '';
  const results = useRef<HTMLDivElement>(null);
  const { typed, type } = useSearchText(searched, (q) => {
    setParams(q === '' ? {} : { q }, { replace: true });
    // The search stays in view while scrolling: its results start at the top, wherever the page was.
    if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
  });
  const found = searchFaq(index, searched);
  const isSearching = searched.trim() !== '';

  // A link to a question arrives before the screen does.
  useEffect(() => document.getElementById(linked)?.scrollIntoView(), [linked]);

  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader
        title={words.title}
        lead={fill(words.lead, { count: entries.length })}
        actions={
          <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {words.print}
          </Button>
        }
      />
      <search className="sticky top-16 z-10 -mx-4 mb-3 block bg-page px-4 py-2 sm:mx-0 sm:max-w-3xl sm:px-0 print:hidden">
        <SearchInput
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          typed={typed}
          onType={type}
          maxLength={200}
        />
      </search>
      <p role="status" className="sr-only">
        {isSearching && fill(words.found, { count: found.length })}
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
          <QuestionGroup id={FOUND} title={fill(words.found, { count: found.length })} entries={found} />
        ) : (
          <EmptyFace
            heading={words.nothingTitle}
            illustration={<CampusGate />}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button variant="secondary" onClick={() => type('')}>
                  {words.clear}
                </Button>
                <ButtonLink to={paths.support}>{words.support}</ButtonLink>
              </div>
            }
          >
            {words.nothingText}
          </EmptyFace>
        )}
        <StillOpen />
      </div>
    </>
  );
}
