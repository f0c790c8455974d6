import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/saved-runs';
import { isOfPaper2 } from '@dakhila/domain/colleges/open-closings';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { useState } from 'react';
import { EXAM_PAGES } from '../../../../lib/exam-pages.ts';
import { indianDate } from '../../../../lib/format.ts';
import { locale } from '../../../../lib/locale.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { FULL_STOP, sentences } from '../../../../lib/sentences.ts';
import { useAddressChoice } from '../../../../lib/use-address-choice.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { collegesMessages } from '../../messages.ts';
import { showCutoffHistory } from '../../shared/cutoffs/cutoff-history.tsx';
import { POOL_FACETS } from '../../shared/cutoffs/history-view.ts';
import type { AnyCollege } from '../../shared/phrase.ts';
import type { ShownCourse } from '../any-college.ts';
import { inOwnOrder } from '../course-order.ts';
import { ClosingRounds, NewestClosings, OwnChance, ReservedClosing, useChances, WaiverChance } from './closings.tsx';

const FIRST_SHOWN = 5;

type GetInProps = { exam: Exam; college: AnyCollege; courses: readonly ShownCourse[] };

/** "Can I get in?": how the open seats of each course closed, and the student's own chance where a prediction is saved. Courses with a chance come first. */
export function GetIn({ exam, college, courses }: GetInProps) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const { chooseAll } = useAddressChoice();
  const [isWhole, setIsWhole] = useState(false);
  const { chancesOf, ...chances } = useChances(exam, college.id, college.notAdmittingSince === null);
  const isOther = ({ name }: ShownCourse) => 'rankBasis' in college && isOfPaper2(name, college.rankBasis);
  const sorted = inOwnOrder(courses, chancesOf, isOther);
  const showCutoffs = () => {
    // A seat type that was chosen before may be another one.
    chooseAll({ ...Object.fromEntries(POOL_FACETS.map((facet) => [facet, null])), tab: 'courses' });
    showCutoffHistory();
  };
  const hasOwnSeat = courses.some((course) => chancesOf(course).own?.reserved);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_SHOWN);
  const isNamedTwice = ({ name }: ShownCourse) => courses.filter((one) => one.name === name).length > 1;
  const list = 'rankBasis' in college ? college.rankBasis : 'mht-cet';
  // The newest list has nothing of a college that left CAP; its older ranks are in the courses tab.
  if (college.notAdmittingSince !== null && courses.every(({ openClosings }) => openClosings.length === 0)) return null;
  return (
    <Card>
      <CardHeader
        title={messages.title}
        lead={hasOwnSeat ? sentences(messages.lead[list], messages.ownSeatFirst) : messages.lead[list]}
        className="mb-1"
      />
      {shown.map((course) => {
        const { own: chance, waiver } = chancesOf(course);
        const summary = (
          <span className="min-w-0 flex-1">
            <span className="block sm:flex sm:items-baseline sm:justify-between sm:gap-x-3">
              <span className="min-w-0">
                {course.name}
                {course.code && isNamedTwice(course) && (
                  <span className="font-normal text-quiet">{` (${course.code})`}</span>
                )}
              </span>
              {chance && <OwnChance chance={chance} />}
            </span>
            {chance && <ReservedClosing chance={chance} exam={exam} />}
            {waiver && <WaiverChance chance={waiver} />}
            <NewestClosings closings={course.openClosings} exam={exam} />
            {isOther(course) && <span className="block text-sm font-normal text-quiet">{messages.paper2}</span>}
          </span>
        );
        return course.openClosings.length > 0 ? (
          <Disclosure key={course.programme} summary={summary}>
            <ClosingRounds closings={course.openClosings} course={course.name} />
          </Disclosure>
        ) : (
          <div key={course.programme} className="flex border-b py-3 font-semibold">
            {summary}
          </div>
        );
      })}
      <div className="mt-2 flex flex-wrap gap-x-4 print:hidden">
        {shown.length < sorted.length && (
          <Button variant="quiet" className="-ms-3 text-sm" onClick={() => setIsWhole(true)}>
            {fill(messages.showAll, { count: sorted.length })}
          </Button>
        )}
        <Button variant="quiet" className="-ms-3 text-sm" onClick={showCutoffs}>
          {messages.category}
        </Button>
      </div>
      <ChanceNote exam={exam} collegeId={college.id} {...chances} />
    </Card>
  );
}

type ChanceNoteProps = { exam: Exam; collegeId: string } & Pick<
  ReturnType<typeof useChances>,
  'prediction' | 'isKnown'
>;

/** Which prediction the chances come from, or how to make one. */
function ChanceNote({ exam, collegeId, prediction, isKnown }: ChanceNoteProps) {
  const messages = useMessages(collegesMessages).answers.getIn;
  if (!isKnown) return null;
  const { predictPath, runPath } = EXAM_PAGES[exam];
  if (prediction === null)
    return (
      <p className="mt-2 text-sm print:hidden">
        <TextLink to={predictPath(collegeId)}>{messages.noPrediction}</TextLink>
      </p>
    );
  const { runId, title, createdAt, isOutdated, results, leftOut } = prediction;
  const name = title && fill(messages.fromPrediction, { date: indianDate(createdAt) ?? '', title });
  return (
    <p className="mt-2 text-sm text-quiet">
      <TextLink to={runPath(runId)}>{name ?? messages.openPrediction}</TextLink>
      {`${FULL_STOP} `}
      {results.length === 0 ? whyNotReached(messages, leftOut) : `${messages.chanceMeans} ${messages.withoutChance}`}
      {isOutdated && ` ${messages.changedForecasts}`}
      {leftOut?.why === 'not-wanted' && (
        <TextLink to={predictPath(collegeId)} className="block print:hidden">
          {messages.predictWithout}
        </TextLink>
      )}
    </p>
  );
}

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** The reason that holds; where it is not known, all that may. */
function whyNotReached(
  { notReached, notReachedWhy }: { notReached: string; notReachedWhy: Record<string, string> },
  leftOut: CollegeChances['leftOut'],
): string {
  if (leftOut === undefined || (leftOut.why === 'not-estimated' && leftOut.missing.length === 0)) return notReached;
  return fill(notReachedWhy[leftOut.why] ?? notReached, { missing: listed().format(leftOut.missing) });
}
