import type { Exam } from '@dakhila/contract/exam';
import type { ListOption, PreferenceList } from '@dakhila/contract/list-views';
import ListPlus from 'lucide-react/icons/list-plus';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { choiceName, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { AddChoices } from './add-choices.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { ChoiceList } from './choice-list.tsx';
import { withAdded } from './order.ts';
import type { ListEditor } from './use-list-editor.ts';

type OrderViewProps = {
  list: PreferenceList;
  editor: ListEditor;
  known: KnownChoices;
  addKnown: (option: ListOption) => void;
  announce: (sentence: string) => void;
  aside: ReactNode;
};

export function OrderView({ list, editor, known, addKnown, announce, aside }: OrderViewProps) {
  const messages = useMessages(listsMessages).editor;
  const [isAdding, setIsAdding] = useState(false);
  const { order, past, future, joined } = editor.state;
  const add = (option: ListOption) => {
    addKnown(option);
    announce(fill(messages.announce.added, { name: choiceName(option), place: order.length + 1 }));
    editor.edit(withAdded(order, [option.choice]), { kind: 'added', choices: [option.choice] });
  };
  const step = (go: () => void, sentence: string) => () => {
    go();
    announce(sentence);
  };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <aside className="min-w-0 xl:sticky xl:top-20 xl:order-last xl:-m-1 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:p-1 print:hidden">
        {aside}
      </aside>
      <div className="min-w-0 space-y-4">
        <WhyOrder exam={list.exam} />
        <ChangesNotice list={list} known={known} />
        {list.estimation.state !== 'estimated' && (
          <Notice
            variant="warning"
            title={list.estimation.state === 'paused' ? messages.estimation.paused : messages.estimation.noProfile}
            action={
              list.estimation.state === 'no-profile' && (
                <ButtonLink to={examDetailsPath(list.exam)} size="small">
                  {messages.estimation.toProfile}
                </ButtonLink>
              )
            }
          >
            {list.estimation.message}
          </Notice>
        )}
        {joined > 0 && <Notice isLive>{fill(messages.joined, { count: joined })}</Notice>}
        <div className="flex flex-wrap items-center gap-1">
          <Button onClick={() => setIsAdding(true)} className="px-3! max-sm:w-full sm:px-4!">
            <ListPlus aria-hidden="true" />
            {messages.add.open}
          </Button>
          <Button
            variant="quiet"
            disabled={past.length === 0}
            onClick={step(editor.undo, messages.announce.undone)}
            className="px-2.5! max-sm:-ms-2.5 sm:ms-auto sm:px-3!"
          >
            <Undo aria-hidden="true" />
            {messages.undo}
          </Button>
          <Button
            variant="quiet"
            disabled={future.length === 0}
            onClick={step(editor.redo, messages.announce.redone)}
            className="px-2.5! sm:px-3!"
          >
            <Redo aria-hidden="true" />
            {messages.redo}
          </Button>
        </div>
        {order.length === 0 ? (
          <Card>
            <EmptyState
              heading={messages.empty.title}
              level={3}
              illustration={<WindingPath />}
              action={
                <Button variant="secondary" onClick={() => setIsAdding(true)}>
                  {messages.add.open}
                </Button>
              }
            >
              {messages.empty.text}
            </EmptyState>
          </Card>
        ) : (
          <ChoiceList list={list} order={order} known={known} onEdit={editor.edit} onAnnounce={announce} />
        )}
      </div>
      <Dialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={messages.add.title}
        footer={<Button onClick={() => setIsAdding(false)}>{messages.add.done}</Button>}
      >
        <AddChoices exam={list.exam} order={order} onAdd={add} />
      </Dialog>
    </div>
  );
}

function WhyOrder({ exam }: { exam: Exam }) {
  const { why: messages } = useMessages(listsMessages).editor;
  return (
    <Disclosure
      summary={
        <span className="flex items-center gap-2.5">
          <span aria-hidden="true" className="h-5 w-1 rounded-full bg-marigold" />
          {messages.title}
        </span>
      }
      className="rounded-card border bg-card px-4 print:hidden"
    >
      <div className="space-y-2 text-sm">
        {messages.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {exam === 'mht-cet' && <p className="font-medium text-text">{messages.cap}</p>}
      </div>
    </Disclosure>
  );
}
