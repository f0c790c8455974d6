import type { Exam } from '@dakhila/contract/exam';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { stored } from '../../../../lib/stored.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { roundsPath } from '../../address.ts';
import { resultMessages } from './messages.ts';
import { questionQuery } from './queries.ts';

/** The seasons that the student said “not now” to, in this browser until logout. */
const dismissed = stored(
  'season-question-dismissed',
  (value) => (Array.isArray(value) ? value.map(String) : null),
  'browser',
);

/**
 * Says on the dashboard that a season's question waits, until the student answers or says “not now”. One at a time: two exams are no reason to ask twice
 * at once, and “not now” is said for both. Nothing while there is none, or it could not be loaded.
 */
export function SeasonNotice({ exams }: { exams: readonly Exam[] }) {
  const messages = useMessages(resultMessages);
  const asked = useQueries({ queries: exams.map((exam) => questionQuery(exam)) });
  const [gone, setGone] = useState(() => dismissed.read() ?? []);
  const waiting = exams.flatMap((exam, at) => {
    const question = asked[at]?.data;
    return question && !question.answered && !gone.includes(question.title) ? [{ exam, title: question.title }] : [];
  });
  const [first] = waiting;
  if (!first || asked.some(({ isPending }) => isPending)) return null;
  const dismiss = () => {
    const all = [...gone, ...waiting.map(({ title }) => title)];
    dismissed.write(all);
    setGone(all);
  };
  return (
    <Notice
      title={fill(messages.title, { season: first.title })}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={roundsPath({ exam: first.exam, list: null, view: 'season' })} size="small">
            {messages.tell}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={dismiss}>
            {messages.notNow}
          </Button>
        </div>
      }
    >
      {messages.notice}
    </Notice>
  );
}
