import { deskNumbers } from '@dakhila/contract/desk/numbers';
import { SMALLEST_SHOWN } from '@dakhila/domain/numbers/shown-value';
import { UNANSWERED_DAYS } from '@dakhila/domain/numbers/unanswered';
import { useQuery } from '@tanstack/react-query';
import { indianDateTime, indianNumber } from '../../../web/src/lib/format.ts';
import { Card } from '../../../web/src/ui/card.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { endpointQuery } from '../endpoint-query.ts';
import { useMay } from '../session/use-member.ts';

/** What many students asked the assistant without an answer, whole and in their words. */
export function UnansweredSection() {
  const isAllowed = useMay('numbers.people');
  const query = useQuery(
    endpointQuery(['numbers', 'unanswered'], deskNumbers.unanswered, undefined, { enabled: isAllowed }),
  );
  if (!isAllowed) return null;
  return (
    <section aria-labelledby="unanswered" className="mt-8">
      <h2 id="unanswered" className="text-lg">
        What the assistant couldn’t answer
      </h2>
      <p className="mt-1 mb-3 max-w-reading text-sm text-quiet">
        Questions of the last {UNANSWERED_DAYS} days that at least {SMALLEST_SHOWN} students asked in the same words.
        What fewer students asked stays with them.
      </p>
      <QueryView query={query} loading={<SkeletonCard className="h-40" />} fallback="The questions couldn’t be loaded.">
        {(questions) =>
          questions.length === 0 ? (
            <p className="text-quiet">None. No question was asked by that many students.</p>
          ) : (
            <Card>
              <ol aria-labelledby="unanswered" className="divide-y">
                {questions.map(({ question, times, lastAskedAt }) => (
                  <li key={question} className="py-3 first:pt-0 last:pb-0">
                    <p className="wrap-anywhere whitespace-pre-wrap">{question}</p>
                    <p className="mt-1 text-sm text-quiet">
                      Asked {indianNumber(times)} times, last on {indianDateTime(lastAskedAt)}
                    </p>
                  </li>
                ))}
              </ol>
            </Card>
          )
        }
      </QueryView>
    </section>
  );
}
