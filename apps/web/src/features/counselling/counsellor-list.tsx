import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Field } from '../../ui/field.tsx';
import { WindingPath } from '../../ui/illustrations.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Options, Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CounsellorCard } from './counsellor-card.tsx';
import { counsellingMessages } from './messages.ts';
import { counsellorsQuery } from './queries.ts';
import { linkTo, useAddress } from './use-address.ts';

export function CounsellorList() {
  const words = useMessages(counsellingMessages);
  const { address, go } = useAddress();
  const { language, topic } = address;
  const query = useQuery({
    ...counsellorsQuery({ language, topic }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  const change = (changed: Partial<typeof address>) =>
    go({ ...address, ...changed }, { isReplacing: true, isScrolling: false });

  return (
    <section aria-labelledby="counsellors">
      <h2 id="counsellors" className="sr-only">
        {words.filters}
      </h2>
      <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <Field label={words.language}>
          <Select
            value={language ?? ''}
            onChange={({ target }) => change({ language: LANGUAGES.find((word) => word === target.value) ?? null })}
          >
            <option value="">{words.anyLanguage}</option>
            <Options of={LANGUAGES.map((word) => [word, words.languages[word]])} />
          </Select>
        </Field>
        <Field label={words.topic}>
          <Select
            value={topic ?? ''}
            onChange={({ target }) => change({ topic: TOPICS.find((word) => word === target.value) ?? null })}
          >
            <option value="">{words.anyTopic}</option>
            <Options of={TOPICS.map((word) => [word, words.topics[word]])} />
          </Select>
        </Field>
      </div>
      <p role="status" className="mb-3 text-sm text-quiet">
        {data ? `${fill(words.found, { count: data.length })} ${words.ist}` : error ? '' : words.loadingCounsellors}
      </p>
      <QueryView
        query={query}
        heading={words.counsellorsFailedTitle}
        level={3}
        fallback={words.counsellorsFailed}
        loading={
          <div className="grid gap-4 md:grid-cols-2">
            <Skeleton className="h-80" />
            <Skeleton className="h-80" />
          </div>
        }
      >
        {(counsellors) =>
          counsellors.length > 0 ? (
            <ul
              className={classNames('grid gap-4 md:grid-cols-2', isPlaceholderData && 'opacity-60')}
              aria-busy={isPlaceholderData}
            >
              {counsellors.map((counsellor) => (
                <li key={counsellor.id}>
                  <CounsellorCard counsellor={counsellor} to={linkTo({ language, topic, counsellor: counsellor.id })} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyFace
              heading={language || topic ? words.noneTitle : words.emptyTitle}
              level={3}
              illustration={<WindingPath />}
              {...((language || topic) && {
                action: <Button onClick={() => change({ language: null, topic: null })}>{words.clearFilters}</Button>,
              })}
            >
              {language || topic ? words.noneText : words.emptyText}
            </EmptyFace>
          )
        }
      </QueryView>
    </section>
  );
}
