import type { Backtest } from '@dakhila/contract/accuracy';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import {
  ALL,
  givenText,
  missedAims,
  percent,
  points,
  poolText,
  strataOf,
  weakSpots,
  yearsOf,
} from './accuracy-view.ts';
import { seatsOf } from './combine-strata.ts';
import { BrierFigure, KeyFigures, ScoreTable, SeatsFigure } from './figures.tsx';
import { ReliabilityFigure } from './reliability-figure.tsx';

const EXAM_OF: Record<string, Exam> = { josaa: 'josaa', 'mht-cet': 'mht-cet' };

/** The selection lives in the address. */
export function AccuracyReport({ tests }: { tests: readonly Backtest[] }) {
  const messages = useMessages(predictorMessages).accuracy;
  const { address, choose } = useAddressChoice();
  const exams = EXAMS.filter((one) => tests.some((test) => test.exam === one));
  const exam = EXAM_OF[address.get('exam') ?? ''] ?? exams[0] ?? 'josaa';
  const years = yearsOf(tests, exam);
  const year = years.find((one) => String(one) === address.get('year')) ?? null;
  const rounds = [...new Set(tests.flatMap(({ parts }) => parts.map(({ givenRound }) => givenRound)))];
  const givenRound = rounds.find((one) => String(one) === address.get('given')) ?? 0;
  const strata = strataOf(tests, { exam, year, givenRound });
  const chosen = strata.find(({ name }) => name === address.get('kind')) ?? strata.find(({ name }) => name === ALL);
  const seats = chosen ? seatsOf(tests, { exam, year, givenRound }, chosen.name) : null;
  return (
    <div className="space-y-6">
      <Card className="grid gap-4 *:min-w-0 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={messages.exams}>
          <Select
            options={exams.map((one) => ({ value: one, label: messages.exam[one] }))}
            value={exam}
            onChange={(event) => choose('exam', event.target.value)}
          />
        </Field>
        <Field label={messages.year}>
          <Select
            options={years.map((one) => ({ value: one, label: String(one) }))}
            value={year ?? ALL}
            onChange={(event) => choose('year', event.target.value)}
          >
            <option value={ALL}>{messages.allYears}</option>
          </Select>
        </Field>
        <Field label={messages.known}>
          <Select
            options={rounds.map((round) => ({ value: round, label: givenText(messages, round) }))}
            value={givenRound}
            onChange={(event) => choose('given', event.target.value)}
          />
        </Field>
        <Field label={messages.kind}>
          <Select
            options={strata.map(({ name }) => ({ value: name, label: poolText(messages, name) }))}
            value={chosen?.name ?? ALL}
            onChange={(event) => choose('kind', event.target.value)}
          />
        </Field>
      </Card>
      {chosen && (
        <>
          <KeyFigures stratum={chosen} />
          <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-2">
            <ReliabilityFigure stratum={chosen} />
            <div className="space-y-6">
              <BrierFigure stratum={chosen} />
              <Sentences title={messages.meaningTitle} sentences={messages.meanings} />
            </div>
          </div>
        </>
      )}
      {seats && <SeatsFigure seats={seats} />}
      <Sentences title={messages.aimsTitle} sentences={useAimSentences(tests, exam)} />
      <ScoreTable
        caption={messages.byYear}
        nameColumn={messages.year}
        rows={years.flatMap((one) => {
          const stratum = strataOf(tests, { exam, year: one, givenRound }).find(({ name }) => name === chosen?.name);
          return stratum ? [{ name: String(one), stratum }] : [];
        })}
      />
      <ScoreTable
        caption={messages.byKind}
        nameColumn={messages.kindColumn}
        rows={strata.map((stratum) => ({ name: poolText(messages, stratum.name), stratum }))}
      />
      <Sentences title={messages.trustTitle} sentences={[...useWeakSentences(strata), ...messages.always]} />
    </div>
  );
}

function useWeakSentences(strata: Parameters<typeof weakSpots>[0]): string[] {
  const messages = useMessages(predictorMessages).accuracy;
  const weak = weakSpots(strata).map(({ name, coverage80, ratio }) =>
    fill(messages.weak, {
      name: poolText(messages, name),
      coverage: coverage80 === null ? messages.none : percent(coverage80),
      ratio: ratio === null ? messages.none : percent(ratio),
    }),
  );
  return weak.length > 0 ? weak : [messages.noWeak];
}

function useAimSentences(tests: readonly Backtest[], exam: Exam): string[] {
  const messages = useMessages(predictorMessages).accuracy;
  const missed = missedAims(tests, exam).map((own) =>
    own.aim === 'gap'
      ? fill(messages.gapMissed, {
          exam: messages.exam[exam],
          given: givenText(messages, own.givenRound),
          gap: points(own.gap),
        })
      : fill(messages.coverageMissed, {
          year: own.year,
          given: givenText(messages, own.givenRound),
          coverage: points(own.coverage),
        }),
  );
  return [messages.aims, ...(missed.length > 0 ? missed : [fill(messages.noneMissed, { exam: messages.exam[exam] })])];
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 max-w-reading list-disc space-y-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
