import type { Profile } from '@dakhila/contract/profile';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { fill, textFor, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { profileMessages } from './messages.ts';
import { profileQuery } from './queries.ts';
import { Part } from './section.tsx';

export function CompletionCard() {
  const query = useQuery(profileQuery);
  return (
    <Part query={query} skeleton="h-44">
      {({ completion }) => <Completion completion={completion} />}
    </Part>
  );
}

function Completion({ completion: { filled, of, missing } }: Pick<Profile, 'completion'>) {
  const messages = useMessages(profileMessages).about.completion;
  return (
    <Card className="h-44">
      <Progress label={messages.title} value={filled} max={of} valueText={fill(messages.label, { filled, of })} />
      {missing.length === 0 ? (
        <p className="mt-4 flex items-start gap-2 text-sm">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-good-text" aria-hidden="true" />
          {messages.done}
        </p>
      ) : (
        <>
          <p className="mt-4 text-sm text-quiet">{messages.missing}</p>
          {/* One row, so that nothing below moves when it loads; the fade at its end shows that there is more. */}
          <ul className="-mx-4 mt-1 flex gap-2 overflow-x-auto py-1 ps-4 pe-10 [mask-image:linear-gradient(to_right,#000_90%,transparent)] [scrollbar-width:none] sm:-mx-5 sm:ps-5">
            {missing.map((field) => (
              <li key={field} className="shrink-0">
                <Link
                  to={placeOf(field)}
                  className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium whitespace-nowrap text-ink no-underline hover:border-ink hover:bg-ink-soft"
                >
                  {textFor(messages.field, field) ?? field}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Where an answer is given: a section of this page, or the form of its exam. */
function placeOf(field: string): string {
  if (field === 'birthDate') return '#personal';
  if (field.startsWith('classTwelve')) return '#class-twelve';
  return examDetailsPath(field.startsWith('josaa') ? 'josaa' : 'mht-cet');
}
