import type { AssistantAnswer, Exchange } from '@dakhila/contract/assistant';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { openedFrom } from '../../lib/exam-pages.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { assistantMessages } from './messages.ts';
import { shortAnswer } from './short-answer.ts';

export function QuestionBubble({ text }: { text: string }) {
  const messages = useMessages(assistantMessages);
  return (
    <div className="flex justify-end">
      <div className="max-w-[85%] rounded-card rounded-ee-small bg-ink px-4 py-2.5 text-on-ink sm:max-w-[70%]">
        <h2 className="sr-only">{messages.you}</h2>
        <p className="whitespace-pre-wrap break-words">{text}</p>
      </div>
    </div>
  );
}

export function AnswerFrame({ children }: { children: ReactNode }) {
  const messages = useMessages(assistantMessages);
  return (
    <div className="border-s-3 border-marigold ps-4">
      <h3 className="sr-only">{messages.answerOf}</h3>
      {children}
    </div>
  );
}

type ExchangeViewProps = {
  exchange: Exchange;
  conversationId: string;
  /** Set on the last exchange, which offers follow-up questions. */
  onAsk: ((question: string) => void) | null;
  onSendAgain: (exchange: Exchange) => void;
};

export function ExchangeView({ exchange, conversationId, onAsk, onSendAgain }: ExchangeViewProps) {
  const messages = useMessages(assistantMessages);
  const { question, answer, state } = exchange;
  const isCutShort = state === 'stopped' || state === 'failed';
  return (
    <li className="scroll-mt-20 space-y-4">
      <QuestionBubble text={question} />
      <AnswerFrame>
        {answer && <AnswerView answer={answer} conversationId={conversationId} onAsk={onAsk} />}
        {state === 'working' && <p className="text-quiet">{messages.elsewhere}</p>}
        {isCutShort && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-quiet">
            {state === 'stopped' ? messages.stopped : messages.failed}
            <Button variant="quiet" size="small" onClick={() => onSendAgain(exchange)}>
              <RotateCw aria-hidden="true" />
              {messages.sendAgain}
            </Button>
          </p>
        )}
      </AnswerFrame>
    </li>
  );
}

type AnswerViewProps = Pick<ExchangeViewProps, 'conversationId' | 'onAsk'> & { answer: AssistantAnswer };

function AnswerView({ answer, conversationId, onAsk }: AnswerViewProps) {
  const messages = useMessages(assistantMessages);
  return (
    <>
      <AnswerText answer={answer} />
      <Sources sources={answer.sources} />
      {answer.handOver && (
        <Notice
          title={messages.handOver}
          className="mt-4"
          action={<HandOver id={conversationId} first={answer.handOver} />}
        >
          {messages.handOverText}
        </Notice>
      )}
      {onAsk && answer.suggestions.length > 0 && (
        <section aria-label={messages.suggestions} className="mt-4">
          <p className="mb-2 text-sm font-semibold text-quiet">{messages.suggestions}</p>
          <ul className="flex flex-wrap gap-2">
            {answer.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Button variant="secondary" className="text-start font-medium" onClick={() => onAsk(suggestion)}>
                  {suggestion}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The beginning of an answer, and the whole of it after a tap. */
function AnswerText({ answer: { blocks, language } }: { answer: AssistantAnswer }) {
  const words = useMessages(assistantMessages);
  const [isWhole, setWhole] = useState(false);
  const short = shortAnswer(blocks);
  return (
    <>
      <div lang={language}>
        <AnswerBlocks blocks={isWhole || !short ? blocks : short} />
      </div>
      {short && (
        <Button variant="quiet" className="mt-1 -ms-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.shortAnswer : words.wholeAnswer}
          <ChevronDown className={isWhole ? 'rotate-180' : ''} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

function Sources({ sources }: Pick<AssistantAnswer, 'sources'>) {
  const messages = useMessages(assistantMessages);
  const ours = sources.filter(({ href }) => /^\/(?!\/)/.test(href));
  if (ours.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="mb-2 flex items-center gap-2 text-sm font-semibold text-quiet">
        <BookOpen className="size-4" aria-hidden="true" />
        {messages.sources}
      </p>
      {/* Not a named region: every answer would add a landmark. */}
      <ul aria-label={messages.sources} className="flex flex-wrap gap-2">
        {ours.map(({ title, href }) => (
          <li key={href + title} className="max-w-full">
            <Link
              to={href}
              state={openedFrom('chat')}
              className="flex min-h-11 items-center rounded-control bg-ink-soft px-3 py-1.5 text-sm font-medium text-ink hover:underline"
            >
              <span className="break-words">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both can share the conversation. */
export function HandOver({ id, first }: { id: string; first: 'support' | 'counselling' }) {
  const messages = useMessages(assistantMessages);
  const channels = [
    { channel: 'support', to: `${paths.support}?conversation=${id}`, label: messages.toSupport },
    { channel: 'counselling', to: `${paths.counselling}?conversation=${id}`, label: messages.toCounselling },
  ] as const;
  const inOrder = first === 'support' ? channels : channels.toReversed();
  return (
    <div className="flex flex-wrap gap-2">
      {inOrder.map(({ channel, to, label }, place) => (
        <ButtonLink key={channel} to={to} variant={place === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
