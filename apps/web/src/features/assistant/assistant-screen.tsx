import { useQuery } from '@tanstack/react-query';
import Headset from 'lucide-react/icons/headset';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Chat } from './chat.tsx';
import { ConversationList, conversationPath } from './conversation-list.tsx';
import { HandOver } from './exchange-view.tsx';
import { assistantMessages } from './messages.ts';
import { conversationQuery } from './queries.ts';
import { useChat } from './use-chat.ts';

/** The open conversation is in the address; without one, a new one begins. */
export function AssistantScreen() {
  const messages = useMessages(assistantMessages);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const current = params.get('conversation');
  const [isListOpen, setIsListOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const { data } = useQuery({ ...conversationQuery(current ?? ''), enabled: current !== null });
  const chat = useChat({
    onBegun: (id) => void navigate(conversationPath(id), { replace: true, preventScrollReset: true }),
    onAnswered: setAnnounced,
  });
  const isUnderWay = chat.pending?.state === 'under-way';
  const leave = (id: string) => {
    if (id === current) void navigate(paths.assistant, { replace: true });
  };
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <div className="flex gap-8">
        <aside aria-label={messages.conversations} className="hidden w-64 shrink-0 xl:block">
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto">
            <ConversationList current={current} onRemoved={leave} />
          </div>
        </aside>
        <section className="flex min-h-[calc(100dvh-9rem)] min-w-0 flex-1 flex-col">
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <h1 tabIndex={-1} className="text-xl">
                {messages.title}
              </h1>
              <p className="text-sm text-quiet">{data?.title ?? messages.lead}</p>
            </div>
            <div className="flex gap-2">
              {current && <HandOverMenu id={current} />}
              <Button variant="secondary" size="small" className="xl:hidden" onClick={() => setIsListOpen(true)}>
                <History aria-hidden="true" />
                {messages.conversations}
              </Button>
            </div>
          </header>
          <Chat conversationId={current} chat={chat} />
        </section>
      </div>
      <p role="status" className="sr-only">
        {isUnderWay ? messages.thinking : announced}
      </p>
      <Drawer isOpen={isListOpen} onClose={() => setIsListOpen(false)} title={messages.conversations} side="right">
        <ConversationList current={current} onChoose={() => setIsListOpen(false)} onRemoved={leave} />
      </Drawer>
    </>
  );
}

function HandOverMenu({ id }: { id: string }) {
  const messages = useMessages(assistantMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Headset aria-hidden="true" />
        {messages.toPerson}
      </Button>
      {isOpen && (
        <Dialog isOpen size="small" onClose={() => setIsOpen(false)} title={messages.handOver}>
          <p className="mb-4">{messages.handOverText}</p>
          <HandOver id={id} first="support" />
        </Dialog>
      )}
    </>
  );
}
