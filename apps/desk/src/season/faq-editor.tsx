import { type DeskFaqEntry, deskFaq } from '@dakhila/contract/desk/faq';
import { cautionsOfFaq, LONGEST_QUESTION, refusalOfFaq } from '@dakhila/domain/faq/edit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card } from '../../../web/src/ui/card.tsx';
import { Checkbox } from '../../../web/src/ui/checkbox.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { FailureNotice, Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { Textarea } from '../../../web/src/ui/textarea.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { useDraft } from '../session/drafts.ts';
import { draftOf, type FaqDraft, keepOwn, textsOf } from './faq-draft.ts';
import { FaqHistory } from './faq-history.tsx';
import { FaqPreview } from './faq-preview.tsx';
import { FaqReleaseChange } from './faq-release-change.tsx';
import { LANGUAGE_LIST } from './labels.ts';
import { entryKey, FAQ_KEY } from './queries.ts';

/** The texts of a question in three languages: edited, checked, seen as a student, published. */
export function FaqEditor({ entry }: { entry: DeskFaqEntry }) {
  const client = useQueryClient();
  const saved = ({ texts: shown, number: edition }: DeskFaqEntry) => {
    const base = draftOf(shown);
    return { fields: base, base, number: edition };
  };
  // With the edition that the draft was written over; a colleague's newer one is not replaced unseen.
  const { draft, type, reset } = useDraft(`faq:${entry.id}`, saved(entry));
  const { fields, base, number } = draft;
  const setFields = (typed: FaqDraft) => type({ ...draft, fields: typed });
  const keep = () => {
    const theirs = saved(entry);
    type({ ...theirs, fields: keepOwn(base, fields, theirs.fields) });
  };
  const [isConfirmed, setIsConfirmed] = useState(false);
  const texts = textsOf(fields);
  const isChanged = JSON.stringify(texts) !== JSON.stringify(entry.texts);
  const refusal = refusalOfFaq(texts);
  const cautions = isChanged ? cautionsOfFaq(entry.texts, texts, entry.original) : [];
  const show = (fresh: DeskFaqEntry) => {
    client.setQueryData(entryKey(entry.id), fresh);
    void client.invalidateQueries({ queryKey: FAQ_KEY });
    reset(saved(fresh));
    setIsConfirmed(false);
  };
  const publish = useMutation({
    mutationFn: () => call(deskFaq.publish, { params: { id: entry.id }, body: { texts, number, isConfirmed } }),
    onSuccess: ({ data }) => {
      show(data);
      showToast({ title: 'Students read the new text', variant: 'success' });
    },
    onError: () => client.invalidateQueries({ queryKey: entryKey(entry.id) }),
  });
  const isBehind = entry.number !== number;
  return (
    <>
      <PageHeader
        title={entry.texts.en.question}
        lead={`${entry.group}. Source: ${entry.source.en}, ${entry.texts.year}.`}
        badges={entry.number > 0 && <Badge variant="secondary">Edited</Badge>}
      />
      {!isBehind && <FaqReleaseChange entry={entry} onDecided={show} />}
      {isBehind && (
        <Notice
          variant="warning"
          isLive
          className="mb-4"
          title="A colleague has edited this question in the meantime"
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="secondary" onClick={keep}>
                Keep my changes
              </Button>
              <Button size="small" variant="secondary" onClick={() => show(entry)}>
                Use theirs
              </Button>
            </div>
          }
        >
          Your text is still in the fields. If you keep your changes, the rest becomes what your colleague wrote.
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-3">
        {LANGUAGE_LIST.map(({ language, name }) => (
          <Card key={language} className="space-y-4">
            <h2 className="text-base">{name}</h2>
            <Field label={`Question in ${name}`}>
              <Textarea
                lang={language}
                rows={2}
                className="min-h-16"
                value={fields[language].question}
                maxLength={LONGEST_QUESTION}
                onChange={({ target }) =>
                  setFields({ ...fields, [language]: { ...fields[language], question: target.value } })
                }
              />
            </Field>
            <Field label={`Answer in ${name}`} hint="An empty line starts a new paragraph.">
              <Textarea
                lang={language}
                rows={8}
                value={fields[language].answer}
                maxLength={2_900}
                onChange={({ target }) =>
                  setFields({ ...fields, [language]: { ...fields[language], answer: target.value } })
                }
              />
            </Field>
          </Card>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <Field label="Year of the source">
          <Input
            type="number"
            min={2016}
            max={2100}
            className="max-w-40"
            value={fields.year}
            onChange={({ target }) => setFields({ ...fields, year: target.value })}
          />
        </Field>
        <Button
          disabled={!isChanged || isBehind || refusal !== null || (cautions.length > 0 && !isConfirmed)}
          isBusy={publish.isPending}
          onClick={() => publish.mutate()}
        >
          Publish
        </Button>
        {isChanged && (
          <Button variant="secondary" onClick={() => reset(saved(entry))}>
            Undo changes
          </Button>
        )}
      </div>
      {refusal && (
        <Notice variant="danger" className="mt-4">
          {refusal}
        </Notice>
      )}
      {cautions.length > 0 && (
        <Notice variant="warning" title="Please look again" className="mt-4">
          <ul className="list-disc ps-5">
            {cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
          <Checkbox checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)}>
            I’ve checked it, and it’s right
          </Checkbox>
        </Notice>
      )}
      <FailureNotice error={publish.error} fallback="That didn’t work. Please try again." className="mt-4" />
      <FaqPreview texts={texts} entry={entry} />
      <FaqHistory entry={entry} onRestored={show} />
    </>
  );
}
