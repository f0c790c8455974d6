import type { Exam } from '@dakhila/contract/exam';
import type { ListOption, PreferenceList } from '@dakhila/contract/list-views';
import type { Recommendation } from '@dakhila/contract/recommendations';
import { isUnsafe } from '@dakhila/domain/lists/checks/safety';
import ListPlus from 'lucide-react/icons/list-plus';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { choiceName, countOnForm, formNumbers, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { Checks } from '../outcome/checks.tsx';
import { OutcomeHead } from '../outcome/outcome-head.tsx';
import type { OutcomeState } from '../outcome/use-outcome.ts';
import { RecommendCard } from '../recommend/recommend-card.tsx';
import { SubmitLink } from '../submit/submit-link.tsx';
import { AddChoices } from './add-choices.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { ChoiceList } from './choice-list.tsx';
import { indexForPlace, moved, type Order, placeAt, withAdded } from './order.ts';
import { SaveState } from './save-state.tsx';
import type { ListEditor } from './use-list-editor.ts';

type OrderViewProps = {
  list: PreferenceList;
  editor: ListEditor;
  known: KnownChoices;
  addKnown: (option: ListOption) => void;
  announce: (sentence: string) => void;
  outcome: OutcomeState;
};

/** The choices in order, with what the order means above them; what is read once or done at the end stands below. */
export function OrderView({ list, editor, known, addKnown, announce, outcome }: OrderViewProps) {
  const messages = useMessages(listsMessages).editor;
  const [isAdding, setIsAdding] = useState(false);
  const { order, past, future, joined } = editor.state;
  const add = (option: ListOption, chosenPlace: number | null) => {
    addKnown(option);
    const numbers = formNumbers(order, known);
    const place = chosenPlace ?? countOnForm(numbers) + 1;
    announce(fill(messages.announce.added, { name: choiceName(option), place }));
    const next =
      chosenPlace === null
        ? withAdded(order, [option.choice])
        : order.toSpliced(indexForPlace(numbers, chosenPlace), 0, option.choice);
    editor.edit(next, { kind: 'added', choices: [option.choice] });
  };
  const moveAdded = (from: number, to: number) => {
    const choice = order[from];
    if (choice === undefined || from === to) return;
    const next = moved(order, from, to);
    const numbers = formNumbers(next, known);
    const option = known.get(choice);
    const name = option ? choiceName(option) : '';
    announce(fill(messages.announce.moved, { name, place: placeAt(numbers, to), count: countOnForm(numbers) }));
    editor.edit(next, { kind: 'moved', choice, from: from + 1, to: to + 1 });
  };
  const addRecommended = ({ option, place, choices }: Recommendation) => {
    addKnown(option);
    announce(fill(messages.announce.added, { name: choiceName(option), place }));
    editor.edit(choices, { kind: 'added', choices: [option.choice] });
  };
  const fix = (next: Order, label: string) => {
    editor.edit(next, { kind: 'fixed', label });
    announce(fill(messages.announce.mended, { label }));
  };
  const step = (go: () => void, sentence: string) => () => {
    go();
    announce(sentence);
  };
  return (
    <div className="min-w-0 space-y-2 sm:space-y-4">
      <Sections>
        {order.length > 0 && <OutcomeHead outcome={outcome} known={known} />}
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
        {order.length > 0 && !outcome.data && !outcome.error && <SkeletonCard className="h-17" />}
        {order.length > 0 && outcome.data?.state === 'simulated' && (
          <Checks
            checks={outcome.data.checks}
            {...{ order, known }}
            canFix={outcome.progress === 'current'}
            onFix={fix}
            onAdd={() => setIsAdding(true)}
          />
        )}
        {order.length > 0 && outcome.data?.state === 'simulated' && (
          <RecommendCard {...{ list, known, editor }} isAtRisk={isUnsafe(outcome.data.none)} onAdd={addRecommended} />
        )}
        {joined > 0 && <Notice isLive>{fill(messages.joined, { count: joined })}</Notice>}
        {order.length === 0 && (
          <Card>
            <EmptyState
              heading={messages.empty.title}
              level={3}
              illustration={<WindingPath />}
              action={
                <Button onClick={() => setIsAdding(true)}>
                  <ListPlus aria-hidden="true" />
                  {messages.add.open}
                </Button>
              }
            >
              {messages.empty.text}
            </EmptyState>
          </Card>
        )}
        <FocusKeeper label={messages.edits} className="flex flex-wrap items-center gap-1">
          {order.length > 0 && (
            <Button onClick={() => setIsAdding(true)} className="px-3! sm:px-4!">
              <ListPlus aria-hidden="true" />
              {messages.add.open}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={past.length === 0}
            onClick={step(editor.undo, messages.announce.undone)}
            className="px-2.5! sm:ms-2 sm:px-3!"
          >
            <Undo aria-hidden="true" />
            <span className="max-sm:sr-only">{messages.undo}</span>
          </Button>
          <Button
            variant="quiet"
            disabled={future.length === 0}
            onClick={step(editor.redo, messages.announce.redone)}
            className="px-2.5! sm:px-3!"
          >
            <Redo aria-hidden="true" />
            <span className="max-sm:sr-only">{messages.redo}</span>
          </Button>
          <SaveState editor={editor} />
        </FocusKeeper>
        {order.length > 0 && (
          <ChoiceList {...{ list, order, known, outcome }} onEdit={editor.edit} onAnnounce={announce} />
        )}
        <WhyOrder exam={list.exam} />
        {order.length > 0 && <SubmitLink list={list.id} />}
      </Sections>
      <Dialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        title={messages.add.title}
        footer={<Button onClick={() => setIsAdding(false)}>{messages.add.done}</Button>}
      >
        <AddChoices exam={list.exam} {...{ order, known }} onAdd={add} onMove={moveAdded} />
      </Dialog>
    </div>
  );
}

function WhyOrder({ exam }: { exam: Exam }) {
  const messages = useMessages(listsMessages).editor.why[exam];
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
      </div>
    </Disclosure>
  );
}
