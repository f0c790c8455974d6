import type { ConversationSummary } from '@dakhila/contract/assistant';
import { useInfiniteQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { indianDate } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { assistantMessages } from './messages.ts';
import { conversationsQuery } from './queries.ts';

export const conversationPath = (id: string) => `${paths.assistant}?conversation=${id}`;

type ConversationListProps = {
  current: string | null;
  onChoose?: (() => void) | undefined;
  onRemoved: (id: string) => void;
};

export function ConversationList({ current, onChoose, onRemoved }: ConversationListProps) {
  const messages = useMessages(assistantMessages);
  const list = useInfiniteQuery(conversationsQuery);
  const [opened, setOpened] = useState<ConversationSummary | null>(null);
  return (
    <div>
      <ButtonLink to={paths.assistant} variant="secondary" isFullWidth {...(onChoose && { onClick: onChoose })}>
        <Plus aria-hidden="true" />
        {messages.newConversation}
      </ButtonLink>
      <QueryView
        query={{ ...list, data: list.data?.pages.flat() }}
        heading={messages.conversationsFailed}
        fallback={messages.changeFailed}
        loading={
          <Loading label={messages.listLoading} className="mt-4 space-y-3" skeletons={['h-10', 'h-10', 'h-10']} />
        }
      >
        {(conversations) =>
          conversations.length > 0 ? (
            <ul className="mt-3 space-y-0.5">
              {conversations.map((conversation) => (
                <Row
                  key={conversation.id}
                  conversation={conversation}
                  isCurrent={conversation.id === current}
                  onChoose={onChoose}
                  onMore={() => setOpened(conversation)}
                />
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-sm text-quiet">{messages.noConversations}</p>
          )
        }
      </QueryView>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {messages.showEarlier}
        </Button>
      )}
      {opened && (
        <ConversationMenu
          conversation={opened}
          onClose={() => setOpened(null)}
          onRemoved={() => onRemoved(opened.id)}
        />
      )}
    </div>
  );
}

type RowProps = {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onChoose: (() => void) | undefined;
  onMore: () => void;
};

function Row({ conversation: { id, title, updatedAt }, isCurrent, onChoose, onMore }: RowProps) {
  const messages = useMessages(assistantMessages);
  return (
    <li className={classNames('flex items-center rounded-control', isCurrent ? 'bg-ink-soft' : 'hover:bg-sunken')}>
      <Link
        to={conversationPath(id)}
        aria-current={isCurrent ? 'page' : undefined}
        {...(onChoose && { onClick: onChoose })}
        className="min-w-0 flex-1 px-3 py-2"
      >
        <span className={classNames('block break-words', isCurrent ? 'font-semibold text-ink' : 'text-text')}>
          {title}
        </span>
        <span className="block text-xs text-quiet">{indianDate(updatedAt)}</span>
      </Link>
      <IconButton icon={Ellipsis} label={fill(messages.more, { title })} onClick={onMore} />
    </li>
  );
}
