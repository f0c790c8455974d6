import { type DeskNotice, deskNotices } from '@dakhila/contract/desk/season';
import type { Language } from '@dakhila/domain/language/languages';
import { LONGEST_NOTICE, NOTICE_SEVERITIES, type NoticeSeverity } from '@dakhila/domain/notices/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Dialog } from '../../../web/src/ui/dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { FailureNotice, Notice } from '../../../web/src/ui/notice.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { Textarea } from '../../../web/src/ui/textarea.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { useDraft } from '../session/drafts.ts';
import { RestoredDraft } from '../session/restored-draft.tsx';
import { LANGUAGE_LIST, SEVERITIES } from './labels.ts';
import { NOTICES_KEY, showNotices } from './queries.ts';

/** A field for Indian time gives '2026-12-31T21:00'. */
const momentOf = (typed: string) => (typed === '' ? undefined : new Date(`${typed}:00+05:30`).toISOString());
/** The same field shows a moment in Indian time. */
const fieldOf = (moment: string | null) =>
  moment === null ? '' : new Date(Date.parse(moment) + 330 * 60_000).toISOString().slice(0, 16);

type Props = {
  current: DeskNotice | null;
  /** Whether students see a notice now, which stays until the new one begins. */
  isShown: boolean;
  onClose: () => void;
};

type NoticeDraft = {
  severity: NoticeSeverity;
  text: Record<Language, string>;
  from: string;
  until: string;
  /** The notice that it was written over. */
  over: string | null;
};

const draftOf = (current: DeskNotice | null): NoticeDraft => ({
  severity: current?.severity ?? 'info',
  text: { en: current?.text.en ?? '', hi: current?.text.hi ?? '', mr: current?.text.mr ?? '' },
  from: current?.state === 'ahead' ? fieldOf(current.showsFrom) : '',
  until: fieldOf(current?.showsUntil ?? null),
  over: current?.id ?? null,
});

/** Writes the notice on every page, in three languages, with a preview. What was typed is there again after the dialog was closed. */
export function NoticeDialog({ current, isShown, onClose }: Props) {
  const client = useQueryClient();
  // What the page showed when the dialog opened: a colleague's newer notice is not replaced unseen.
  const [opened] = useState(() => draftOf(current));
  const { draft, type, reset, isRestored } = useDraft('notice', opened);
  const { severity, text, from, until } = draft;
  const replaces = opened.over;
  const change = (part: Partial<NoticeDraft>) => type({ ...draft, ...part });
  const work = useMutation({
    mutationFn: () => {
      const [showsFrom, showsUntil] = [momentOf(from), momentOf(until)];
      const times = { ...(showsFrom && { showsFrom }), ...(showsUntil && { showsUntil }) };
      return call(deskNotices.set, { body: { severity, text, ...times, replaces } });
    },
    onSuccess: (newest) => {
      showNotices(client, newest);
      showToast({ title: 'The notice is published', variant: 'success' });
      reset(opened);
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  const isLater = Date.parse(momentOf(from) ?? '') > Date.now();
  const isComplete = LANGUAGE_LIST.every(({ language }) => text[language].trim() !== '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={current ? 'Change the notice' : 'Write a notice'}
      size="large"
      footer={
        <Button disabled={!isComplete} isBusy={work.isPending} onClick={() => work.mutate()}>
          Publish
        </Button>
      }
    >
      {isRestored && (
        <RestoredDraft onStartAgain={() => reset(opened)}>
          {draft.over === replaces
            ? 'It isn’t published yet.'
            : 'It isn’t published yet. The notice behind this dialog is another one than when you began.'}
        </RestoredDraft>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Kind">
          <Select
            value={severity}
            onChange={({ target }) =>
              change({ severity: NOTICE_SEVERITIES.find((one) => one === target.value) ?? 'info' })
            }
            options={NOTICE_SEVERITIES.map((one) => ({
              value: one,
              label: `${SEVERITIES[one].name}, ${SEVERITIES[one].hint}`,
            }))}
          />
        </Field>
        <Field label="From, in IST (now if empty)">
          <Input type="datetime-local" value={from} onChange={({ target }) => change({ from: target.value })} />
        </Field>
        <Field label="Until, in IST (no end if empty)">
          <Input type="datetime-local" value={until} onChange={({ target }) => change({ until: target.value })} />
        </Field>
        {LANGUAGE_LIST.map(({ language, name }) => (
          <Field key={language} label={`Text in ${name}`}>
            <Textarea
              lang={language}
              value={text[language]}
              maxLength={LONGEST_NOTICE}
              onChange={({ target }) => change({ text: { ...text, [language]: target.value } })}
            />
          </Field>
        ))}
      </div>
      <section className="mt-6 border-t pt-4">
        <h3 className="text-base">As students read it</h3>
        <ul className="mt-2 space-y-2">
          {LANGUAGE_LIST.map(({ language, own }) => (
            <li key={language} lang={language}>
              <Notice variant={SEVERITIES[severity].variant}>{text[language].trim() || `(${own})`}</Notice>
            </li>
          ))}
        </ul>
      </section>
      {isShown && (
        <p className="mt-4 text-sm text-quiet">
          {isLater
            ? 'The notice that students see now stays until then.'
            : 'It replaces the notice that students see now.'}
        </p>
      )}
      <FailureNotice error={work.error} fallback="That didn’t work. Please try again." className="mt-4" />
    </Dialog>
  );
}
