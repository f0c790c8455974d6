import { EXAMS } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { examDetailsPath } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { examFacts } from './exam-facts.ts';
import { profileMessages } from './messages.ts';
import { storedProfileQuery } from './queries.ts';

/** What the student has told about both exams, and the way to change it. */
export function ExamsSection() {
  const words = useMessages(profileMessages);
  const { data: stored, error, isFetching, refetch } = useQuery(storedProfileQuery);
  return (
    <section aria-labelledby="exams">
      <h2 id="exams" className="text-lg">
        {words.exams}
      </h2>
      <p className="mb-3 text-quiet">{words.examsLead}</p>
      {stored ? (
        <>
          <Progress
            label={words.completion(stored.completion.filled, stored.completion.of)}
            value={stored.completion.filled}
            max={stored.completion.of}
          />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            {EXAMS.map((exam) => {
              const facts = examFacts(exam, stored.profile);
              return (
                <Card key={exam} className="flex flex-col">
                  <div className="mb-3 flex items-center justify-between gap-3">
                    <h3>{words.exam[exam]}</h3>
                    <ButtonLink
                      to={examDetailsPath(exam)}
                      variant="secondary"
                      size="small"
                      aria-label={words.editExam(words.exam[exam])}
                    >
                      {facts.length > 0 ? words.edit : words.fillIn}
                    </ButtonLink>
                  </div>
                  {facts.length > 0 ? (
                    <dl className="space-y-2 text-sm">
                      {facts.map(({ name, value }) => (
                        <div key={name} className="flex justify-between gap-4">
                          <dt className="text-quiet">{words.facts[name]}</dt>
                          <dd className="text-end font-medium tabular-nums">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  ) : (
                    <p className="text-sm text-quiet">{words.nothingYet}</p>
                  )}
                </Card>
              );
            })}
          </div>
        </>
      ) : error ? (
        <FailedLoad
          heading={words.failedTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-48" />
        </div>
      )}
    </section>
  );
}
