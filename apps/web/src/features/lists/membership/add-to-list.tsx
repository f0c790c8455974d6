import type { Exam } from '@dakhila/contract/exam';
import { LIST_NAME_LENGTH } from '@dakhila/domain/lists/choice-key';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import { type FormEvent, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonStyles } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { membershipMessages } from './messages.ts';
import { useListMembership } from './use-list-membership.ts';

type AddToListProps = {
  exam: Exam;
  /** `choiceKeyOf(result)` of `@dakhila/domain/lists/choice-key`, or the `choice` of a `ListOption`. */
  choice: string;
  /** The name of the choice, for screen readers: 'Computer Engineering, VJTI'. */
  about: string;
  /** As the main action of a screen, or as one of several small ones. */
  isPrimary?: boolean;
  className?: string;
};

const SMALL =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control border border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink transition-colors hover:bg-ink-soft aria-pressed:border-ink aria-pressed:bg-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0';

/**
 * Adds one programme to a preference list, or removes it. Without a list it creates the first one, with one list a press is
 * enough, with several it asks which. Leave it out where `choiceKeyOf` answers null.
 */
export function AddToList({ exam, choice, about, isPrimary = false, className }: AddToListProps) {
  const messages = useMessages(membershipMessages);
  const membership = useListMembership(exam, choice);
  const { holding, withOwn, change, isPending } = membership;
  const [isChoosing, setIsChoosing] = useState(false);
  const isOn = holding.length > 0;
  const press = () =>
    withOwn(([only, ...others]) => {
      if (others.length > 0) setIsChoosing(true);
      else if (!only) change({ kind: 'create', name: messages.firstName[exam] });
      else change({ kind: only.choices.includes(choice) ? 'take' : 'add', list: only });
    });
  const label = isOn ? messages.onList : messages.add;
  const Icon = isOn ? ListChecks : ListPlus;
  return (
    <div className={classNames('inline-flex flex-wrap items-center gap-x-2 print:hidden', className)}>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={fill(messages.about, { label, about })}
        aria-busy={isPending}
        onClick={isPending ? undefined : press}
        className={classNames(
          isPrimary ? buttonStyles({ variant: isOn ? 'secondary' : 'primary' }) : SMALL,
          'aria-busy:opacity-60',
        )}
      >
        <Icon aria-hidden="true" />
        {label}
      </button>
      {holding[0] && (
        <TextLink to={listPath(exam, holding[0].id)} isAlone className="text-sm">
          {messages.openList}
        </TextLink>
      )}
      <ChooseList
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        about={about}
        choice={choice}
        membership={membership}
      />
    </div>
  );
}

type ChooseListProps = {
  isOpen: boolean;
  onClose: () => void;
  about: string;
  choice: string;
  membership: ReturnType<typeof useListMembership>;
};

/** Asks which of several lists a choice belongs on; a new list can be created here. */
function ChooseList({ isOpen, onClose, about, choice, membership }: ChooseListProps) {
  const messages = useMessages(membershipMessages);
  const { own, change, isPending } = membership;
  const [name, setName] = useState('');
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change({ kind: 'create', name: name.trim() });
    setName('');
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={messages.chooseTitle}
      description={about}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      <ul className="space-y-1">
        {own.map((list) => (
          <li key={list.id}>
            <Checkbox
              checked={list.choices.includes(choice)}
              disabled={isPending}
              onChange={(event) => change({ kind: event.target.checked ? 'add' : 'take', list })}
            >
              <span className="block font-medium">{list.name}</span>
              <span className="block text-sm text-quiet tabular-nums">
                {fill(messages.count, { count: list.choices.length })}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <form onSubmit={create} className="mt-4 flex flex-wrap items-end gap-3 border-t pt-4">
        <Field label={messages.newList} className="min-w-0 flex-1 basis-48">
          <Input value={name} maxLength={LIST_NAME_LENGTH} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {messages.create}
        </Button>
      </form>
    </Dialog>
  );
}

const listPath = (exam: Exam, id: string) => `${paths.rounds}?${new URLSearchParams({ exam, list: id })}`;
