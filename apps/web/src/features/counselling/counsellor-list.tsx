import { LANGUAGES, TOPICS } from '@dakhila/domain/counselling/topics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchedMap } from '../../ui/illustrations.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { CounsellorCard } from './counsellor-card.tsx';
import { counsellingMessages } from './messages.ts';
import { counsellorsQuery } from './queries.ts';
import { linkTo, useAddress } from './use-address.ts';

export function CounsellorList() {
  const messages = useMessages(counsellingMessages);
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
        {messages.filters}
      </h2>
      <div className="mb-5 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <Field label={messages.language}>
          <Select
            options={LANGUAGES.map((one) => ({ value: one, label: messages.languages[one] }))}
            value={language ?? ''}
            onChange={({ target }) => change({ language: LANGUAGES.find((one) => one === target.value) ?? null })}
          >
            <option value="">{messages.anyLanguage}</option>
          </Select>
        </Field>
        <Field label={messages.topic}>
          <Select
            options={TOPICS.map((one) => ({ value: one, label: messages.topics[one] }))}
            value={topic ?? ''}
            onChange={({ target }) => change({ topic: TOPICS.find((one) => one === target.value) ?? null })}
          >
            <option value="">{messages.anyTopic}</option>
          </Select>
        </Field>
      </div>
      <p role="status" className="mb-3 text-sm text-quiet">
        {data
          ? `${fill(messages.found, { count: data.length })} ${messages.ist}`
          : error
            ? ''
            : messages.loadingCounsellors}
      </p>
      <QueryView
        query={query}
        heading={messages.counsellorsFailedTitle}
        level={3}
        fallback={messages.counsellorsFailed}
        loading={
          <div className="grid gap-4 md:grid-cols-2">
            <SkeletonCard className="h-80" />
            <SkeletonCard className="h-80" />
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
            <EmptyState
              heading={language || topic ? messages.noneTitle : messages.emptyTitle}
              level={3}
              illustration={<SearchedMap />}
              {...((language || topic) && {
                action: (
                  <Button onClick={() => change({ language: null, topic: null })}>{messages.clearFilters}</Button>
                ),
              })}
            >
              {language || topic ? messages.noneText : messages.emptyText}
            </EmptyState>
          )
        }
      </QueryView>
    </section>
  );
}
