import type { OpenClosings } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/predictor-results';
import { loosestRound } from '@dakhila/domain/colleges/open-closings';
import { useQuery } from '@tanstack/react-query';
import { commonMessages } from '../../../../lib/common-messages.ts';
import { indianNumber } from '../../../../lib/format.ts';
import { fill, textFor, useMessages } from '../../../../lib/messages.ts';
import { BAND_FILLS } from '../../../../ui/chance-bar.tsx';
import { OfferTag } from '../../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegesMessages } from '../../messages.ts';
import { collegeChancesQuery } from '../../shared/queries.ts';
import type { ShownCourse } from '../any-college.ts';

/** The last rank that got an open seat of a course in its newest year, in whichever round that was. */
export function NewestClosings({ closings }: { closings: readonly OpenClosings[] }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const newestClosings = closings.flatMap(({ seats, years: [newest] }) => {
    const largest = newest && loosestRound(newest.rounds);
    return largest ? [{ seats, year: newest.year, ...largest }] : [];
  });
  if (newestClosings.length === 0) return <span className="block text-sm text-quiet">{messages.noClosing}</span>;
  return newestClosings.map(({ seats, year, round, closing: [rank, percentile] }) => (
    <span key={seats} className="block text-sm font-normal text-quiet tabular-nums">
      {textFor(messages.seats, seats) && <span className="text-text">{`${textFor(messages.seats, seats)}: `}</span>}
      {fill(messages.closed, { rank: indianNumber(rank), round, year })}
      {percentile !== null && ` (${fill(messages.percentile, { percentile: percentile.toFixed(2) })})`}
    </span>
  ));
}

export function ClosingRounds({ closings, course }: { closings: readonly OpenClosings[]; course: string }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  return closings.map(({ seats, years }) => {
    const name = textFor(messages.seats, seats);
    const rounds = Array.from({ length: Math.max(...years.map((row) => row.rounds.length)) }, (_, place) => place);
    return (
      <div key={seats} className="mb-3">
        {name && <p className="mb-1 text-sm text-text">{name}</p>}
        <Table caption={`${fill(messages.allRounds, { course })} ${name ?? ''}`.trim()} isCaptionHidden>
          <thead>
            <tr>
              <HeaderCell className="max-sm:px-2">{messages.year}</HeaderCell>
              {rounds.map((place) => (
                <HeaderCell key={place} isNumeric className="max-sm:px-2">
                  {fill(messages.round, { round: place + 1 })}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((row) => (
              <tr key={row.year}>
                <HeaderCell scope="row" className="max-sm:px-2">
                  {row.year}
                </HeaderCell>
                {rounds.map((place) => (
                  <Cell key={place} isNumeric className="max-sm:px-2">
                    {row.rounds[place] ? (
                      indianNumber(row.rounds[place][0])
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{messages.noSeat}</span>
                      </>
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    );
  });
}

export function OwnChance({ chance: { chance, band, offered } }: { chance: CourseChance }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const { bands } = useMessages(commonMessages).chance;
  const shown = useShownChance();
  if (chance === null || band === null)
    return <span className="block text-sm font-normal text-quiet">{messages.rangeOnly}</span>;
  return (
    <>
      <span className="flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap tabular-nums">
        <span aria-hidden="true" className={`size-2.5 rounded-full ring-1 ring-edge ring-inset ${BAND_FILLS[band]}`} />
        <span className="sr-only">{messages.chance}</span>
        {`${shown(chance)} · ${bands[band]}`}
      </span>
      <OfferTag offered={offered} className="font-normal" />
    </>
  );
}

type CourseChance = CollegeChances['results'][number];

/** The chances of a college's courses in the student's newest prediction; null while loading or without a prediction. */
export function useChances(exam: Exam, collegeId: string, isAdmitting: boolean) {
  const { data, isSuccess } = useQuery({ ...collegeChancesQuery(exam, collegeId), enabled: isAdmitting, retry: false });
  const prediction = data ?? null;
  const chanceOf = (course: ShownCourse): CourseChance | undefined =>
    prediction?.results.find(
      ({ choiceCode, programme }) => (choiceCode ?? programme) === course.programme && programme !== '',
    );
  return { prediction, isKnown: isSuccess, chanceOf };
}
