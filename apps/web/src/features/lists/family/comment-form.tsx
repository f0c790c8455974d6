import { familyLinks } from '@dakhila/contract/family-links';
import { COMMENT_LENGTH, COMMENTER_LENGTH } from '@dakhila/domain/family-link/limits';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { familyMessages } from './messages.ts';

type Progress = 'idle' | 'missing' | 'sending' | 'sent' | { failed: unknown };

/** Writes to the student. What was typed stays until it has arrived. */
export function CommentForm({ token }: { token: string }) {
  const { comment: messages } = useMessages(familyMessages).page;
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [progress, setProgress] = useState<Progress>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProgress('missing');
    setProgress('sending');
    try {
      await call(familyLinks.comment, { params: { token }, body: { text, ...(name.trim() && { name }) } });
      setText('');
      setProgress('sent');
    } catch (error) {
      setProgress({ failed: error });
    }
  };
  return (
    <Card className="print:hidden">
      <CardHeader title={messages.title} lead={messages.lead} />
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={messages.name} hint={messages.nameHint}>
          <Input
            autoComplete="off"
            maxLength={COMMENTER_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label={messages.text}
          hint={fill(messages.left, { count: COMMENT_LENGTH - text.length })}
          {...(progress === 'missing' && { error: messages.missing })}
        >
          <Textarea
            maxLength={COMMENT_LENGTH}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (progress !== 'sending') setProgress('idle');
            }}
          />
        </Field>
        {typeof progress === 'object' && <FailureNotice error={progress.failed} fallback={messages.failed} />}
        {progress === 'sent' && (
          <Notice variant="good" isLive>
            {messages.sent}
          </Notice>
        )}
        <Button type="submit" isBusy={progress === 'sending'} isFullWidth>
          {messages.send}
        </Button>
      </form>
    </Card>
  );
}
