import type { Exchange } from '@dakhila/contract/assistant';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { textFor, useMessages } from '../../lib/messages.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { type Pending, paragraphsOf } from './chat-state.ts';
import { Composer } from './composer.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { AnswerFrame, ExchangeView, QuestionBubble } from './exchange-view.tsx';
import { assistantMessages } from './messages.ts';
import { conversationQuery } from './queries.ts';
import { sentQuestion, type useChat } from './use-chat.ts';

type ChatProps = { conversationId: string | null; chat: ReturnType<typeof useChat> };

export function Chat({ conversationId, chat }: ChatProps) {
  const messages = useMessages(assistantMessages);
  const stored = useQuery({ ...conversationQuery(conversationId ?? ''), enabled: conversationId !== null });
  const [draft, type] = useDraft(`assistant-draft:${conversationId ?? 'new'}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const exchangeList = useRef<HTMLOListElement>(null);
  const sent = chat.pending?.conversationId === conversationId ? chat.pending : null;
  const isStored = stored.data?.exchanges.some(({ clientMessageId }) => clientMessageId === sent?.clientMessageId);
  // The server's copy is more complete than what was received before the connection was lost.
  const pending = sent?.state === 'lost' && (isStored || stored.isLoading) ? null : sent;
  useEffect(() => {
    if (isStored) sentQuestion.remove();
  }, [isStored]);
  const isUnderWay = pending?.state === 'under-way';
  const exchanges = (stored.data?.exchanges ?? []).filter(
    ({ clientMessageId }) => clientMessageId !== pending?.clientMessageId,
  );

  const ask = (question: string) => {
    type('');
    void chat.ask({ question, conversationId });
    field.current?.focus({ preventScroll: true });
  };
  const askAgain = ({ question, clientMessageId }: Pick<Exchange, 'question' | 'clientMessageId'>) =>
    void chat.ask({ question, clientMessageId, conversationId });
  const restoreQuestion = (question: string | null) => {
    if (question) type(question);
    field.current?.focus();
  };

  // The latest question scrolls to the top, with room for its answer below.
  const last = pending?.clientMessageId ?? exchanges.at(-1)?.clientMessageId;
  const state = pending?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of state changes the height too
  useEffect(() => {
    if (last) exchangeList.current?.lastElementChild?.scrollIntoView?.({ block: 'start' });
  }, [last, state]);

  const isEmpty = conversationId === null && !pending;
  const isMissing = stored.error instanceof ApiError && stored.error.status === 404;
  return (
    <>
      {isEmpty && <EmptyChat onAsk={ask} />}
      {conversationId !== null && !pending && (
        <QueryView
          query={stored}
          heading={messages.loadFailedTitle}
          fallback={messages.loadFailed}
          loading={
            <Loading
              label={messages.loading}
              className="flex-1 space-y-5 py-4"
              skeletons={['ms-auto h-12 w-2/3', 'h-36']}
            />
          }
        />
      )}
      {(exchanges.length > 0 || pending) && (
        <ol ref={exchangeList} aria-label={messages.chat} className="flex-1 space-y-8 py-4">
          {exchanges.map((exchange, place) => (
            <ExchangeView
              key={exchange.clientMessageId}
              exchange={exchange}
              conversationId={conversationId ?? ''}
              onAsk={place === exchanges.length - 1 && !pending ? ask : null}
              onSendAgain={askAgain}
            />
          ))}
          {pending && (
            <PendingView
              pending={pending}
              onSendAgain={() => askAgain(pending)}
              onTakeBack={() => {
                chat.drop();
                restoreQuestion(pending.question);
              }}
            />
          )}
        </ol>
      )}
      {!isMissing && (
        <Composer
          field={field}
          draft={draft}
          onDraft={type}
          onSend={ask}
          onStop={isUnderWay ? () => restoreQuestion(chat.stop()) : null}
        />
      )}
    </>
  );
}

type PendingViewProps = { pending: Pending; onSendAgain: () => void; onTakeBack: () => void };

function PendingView({ pending, onSendAgain, onTakeBack }: PendingViewProps) {
  const messages = useMessages(assistantMessages);
  const { question, text, tool, state, message } = pending;
  const doing = tool
    ? (textFor(messages.tool, tool) ?? messages.thinking)
    : text === ''
      ? messages.thinking
      : messages.writing;
  return (
    <li className="scroll-mt-20 space-y-4">
      <QuestionBubble text={question} />
      <AnswerFrame>
        <div className="space-y-3">
          {paragraphsOf(text)
            .slice(0, 3)
            .map((paragraph, place) => (
              <p key={place} className="max-w-reading whitespace-pre-line break-words">
                {paragraph}
              </p>
            ))}
          {state === 'under-way' ? (
            <p className="flex items-center gap-2 text-sm text-quiet">
              <span className="size-2 animate-breathe rounded-full bg-marigold" aria-hidden="true" />
              {doing}
            </p>
          ) : (
            <Notice
              variant="warning"
              isLive
              action={
                <div className="flex flex-wrap gap-2">
                  <Button size="small" onClick={onSendAgain}>
                    {messages.sendAgain}
                  </Button>
                  <Button size="small" variant="quiet" onClick={onTakeBack}>
                    {messages.takeBack}
                  </Button>
                </div>
              }
            >
              {message || (state === 'lost' ? messages.lost : messages.failed)}
            </Notice>
          )}
        </div>
      </AnswerFrame>
    </li>
  );
}
