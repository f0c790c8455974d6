import type { FaqLine } from '@dakhila/contract/desk/faq';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Checkbox } from '../../../web/src/ui/checkbox.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SearchInput } from '../../../web/src/ui/search-input.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { useFaqList } from './queries.ts';

/** All questions of the FAQ, by group. */
export function FaqTab() {
  const query = useFaqList();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const isOnlyEdited = parameters.get('edited') === 'yes';
  const isWanted = ({ question, id, isEdited }: FaqLine) =>
    (!isOnlyEdited || isEdited) && `${question} ${id}`.toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchInput
          label="Search questions"
          placeholder="Words in the question"
          typed={typed}
          onType={setTyped}
          className="grow basis-64"
        />
        <Checkbox
          checked={isOnlyEdited}
          onChange={({ target }) => setParameters(target.checked ? { edited: 'yes' } : {}, { replace: true })}
        >
          Only edited ones
        </Checkbox>
      </div>
      <QueryView query={query} loading={<SkeletonCard className="h-80" />} fallback="The FAQ couldn’t be loaded.">
        {(lines) => {
          const groups = Map.groupBy(lines.filter(isWanted), ({ group }) => group);
          if (groups.size === 0) return <EmptyState heading="No question">Nothing matches this search.</EmptyState>;
          return (
            <div className="space-y-6">
              {[...groups].map(([group, entries]) => (
                <section key={group}>
                  <h2 className="mb-2 text-lg">{group}</h2>
                  <ul className="divide-y rounded-card border bg-card">
                    {entries.map(({ id, question, isEdited, isOvertaken, isOriginUnknown }) => (
                      <li key={id} data-row>
                        <Link
                          to={`/season/faq/${id}`}
                          className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 text-text no-underline hover:bg-sunken"
                        >
                          {question}
                          <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:gap-2">
                            {isOvertaken && <Badge variant="marigold">Release changed</Badge>}
                            {isOriginUnknown && <Badge variant="marigold">Please compare</Badge>}
                            {isEdited && <Badge variant="secondary">Edited</Badge>}
                          </span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
