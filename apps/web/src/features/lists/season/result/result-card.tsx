import type { Exam } from '@dakhila/contract/exam';
import { type SeasonQuestion, seasonResult } from '@dakhila/contract/season-result';
import { SEASON_RESULTS, type SeasonResult } from '@dakhila/domain/lists/season-result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FocusKeeper } from '../../../../ui/focus-keeper.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showFailure, showToast } from '../../../../ui/toast-store.ts';
import { choiceName } from '../../programme.ts';
import { GivenAnswer } from './given-answer.tsx';
import { resultMessages } from './messages.ts';
import { questionQuery } from './queries.ts';

/** After a season: asks what came of it, and lets the student take every answer back. Nothing while there is neither, or they could not be loaded. */
export function ResultCard({ exam }: { exam: Exam }) {
  const { data } = useQuery(questionQuery(exam));
  const messages = useMessages(resultMessages);
  if (!data) return null;
  const { year, title, answered, choices, earlier } = data;
  const allotted = choices.find(({ choice }) => choice === answered?.choice);
  return (
    <FocusKeeper label={fill(answered ? messages.told : messages.title, { season: title })} className="space-y-5">
      {answered ? (
        <GivenAnswer
          key={year}
          exam={exam}
          told={{ year, title, ...answered }}
          seat={allotted && choiceName(allotted)}
        />
      ) : (
        <Question exam={exam} question={data} />
      )}
      {earlier.map((told) => (
        <GivenAnswer key={told.year} exam={exam} told={told} />
      ))}
    </FocusKeeper>
  );
}

function Question({ exam, question }: { exam: Exam; question: SeasonQuestion }) {
  const messages = useMessages(resultMessages);
  const [result, setResult] = useState<SeasonResult | null>(null);
  const [choice, setChoice] = useState('');
  const [mayCount, setMayCount] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const answer = useAnswer(exam);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (result === null || (result === 'choice' && choice === '')) return;
    answer.mutate({ result, mayCount, ...(result === 'choice' && { choice }) });
  };
  return (
    <Card variant="highlight" className="print:hidden">
      <CardHeader title={fill(messages.title, { season: question.title })} lead={messages.lead} />
      <form noValidate onSubmit={submit} className="space-y-4">
        <RadioGroup
          legend={messages.question}
          layout="column"
          choices={SEASON_RESULTS.map((value) => ({ value, label: messages.results[value] }))}
          value={result}
          onChange={setResult}
          {...(isTried && result === null && { error: messages.missing })}
        />
        {result === 'choice' && (
          <Field label={messages.which} {...(isTried && choice === '' && { error: messages.missingChoice })}>
            <Select
              value={choice}
              options={question.choices.map((line) => ({ value: line.choice, label: choiceName(line) }))}
              onChange={(event) => setChoice(event.target.value)}
            >
              <option value="">{messages.choose}</option>
            </Select>
          </Field>
        )}
        {result !== null && result !== 'not-said' && (
          <Checkbox checked={mayCount} onChange={(event) => setMayCount(event.target.checked)}>
            {messages.mayCount}
          </Checkbox>
        )}
        <Button type="submit" isBusy={answer.isPending}>
          {messages.send}
        </Button>
      </form>
    </Card>
  );
}

function useAnswer(exam: Exam) {
  const messages = useMessages(resultMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { result: SeasonResult; mayCount: boolean; choice?: string }) =>
      call(seasonResult.answer, { params: { exam }, body }),
    onSuccess: () => {
      showToast({ title: messages.thanks, variant: 'success' });
      return client.invalidateQueries({ queryKey: questionQuery(exam).queryKey });
    },
    onError: (error) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  });
}
