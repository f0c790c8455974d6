import type { Backtest } from '@dakhila/contract/accuracy';
import { EXAMS, type Exam } from '@dakhila/contract/exam';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Options, Select } from '../../../ui/select.tsx';
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
  const words = useMessages(predictorMessages).accuracy;
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
        <Field label={words.exams}>
          <Select value={exam} onChange={(event) => choose('exam', event.target.value)}>
            <Options of={exams.map((one) => [one, words.exam[one]])} />
          </Select>
        </Field>
        <Field label={words.year}>
          <Select value={year ?? ALL} onChange={(event) => choose('year', event.target.value)}>
            <option value={ALL}>{words.allYears}</option>
            <Options of={years.map((one) => [one, one])} />
          </Select>
        </Field>
        <Field label={words.known}>
          <Select value={givenRound} onChange={(event) => choose('given', event.target.value)}>
            <Options of={rounds.map((round) => [round, givenText(words, round)])} />
          </Select>
        </Field>
        <Field label={words.kind}>
          <Select value={chosen?.name ?? ALL} onChange={(event) => choose('kind', event.target.value)}>
            <Options of={strata.map(({ name }) => [name, poolText(words, name)])} />
          </Select>
        </Field>
      </Card>
      {chosen && (
        <>
          <KeyFigures stratum={chosen} />
          <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-2">
            <ReliabilityFigure stratum={chosen} />
            <div className="space-y-6">
              <BrierFigure stratum={chosen} />
              <Sentences title={words.meaningTitle} sentences={words.meanings} />
            </div>
          </div>
        </>
      )}
      {seats && <SeatsFigure seats={seats} />}
      <Sentences title={words.aimsTitle} sentences={useAimSentences(tests, exam)} />
      <ScoreTable
        caption={words.byYear}
        nameColumn={words.year}
        rows={years.flatMap((one) => {
          const stratum = strataOf(tests, { exam, year: one, givenRound }).find(({ name }) => name === chosen?.name);
          return stratum ? [{ name: String(one), stratum }] : [];
        })}
      />
      <ScoreTable
        caption={words.byKind}
        nameColumn={words.kindColumn}
        rows={strata.map((stratum) => ({ name: poolText(words, stratum.name), stratum }))}
      />
      <Sentences title={words.trustTitle} sentences={[...useWeakSentences(strata), ...words.always]} />
    </div>
  );
}

function useWeakSentences(strata: Parameters<typeof weakSpots>[0]): string[] {
  const words = useMessages(predictorMessages).accuracy;
  const weak = weakSpots(strata).map(({ name, coverage80, ratio }) =>
    fill(words.weak, {
      name: poolText(words, name),
      coverage: coverage80 === null ? words.none : percent(coverage80),
      ratio: ratio === null ? words.none : percent(ratio),
    }),
  );
  return weak.length > 0 ? weak : [words.noWeak];
}

function useAimSentences(tests: readonly Backtest[], exam: Exam): string[] {
  const words = useMessages(predictorMessages).accuracy;
  const missed = missedAims(tests, exam).map((own) =>
    own.aim === 'gap'
      ? fill(words.gapMissed, { exam: words.exam[exam], given: givenText(words, own.givenRound), gap: points(own.gap) })
      : fill(words.coverageMissed, {
          year: own.year,
          given: givenText(words, own.givenRound),
          coverage: points(own.coverage),
        }),
  );
  return [words.aims, ...(missed.length > 0 ? missed : [fill(words.noneMissed, { exam: words.exam[exam] })])];
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
