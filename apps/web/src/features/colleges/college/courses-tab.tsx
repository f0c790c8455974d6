import type { Exam } from '@dakhila/contract/exam';
import type { ListOption } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useAddressChoice } from '../../../lib/use-address-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { AddToList, collegeOptionsQuery } from '../../lists/index.ts';
import { collegesMessages } from '../messages.ts';
import { CutoffHistory, showCutoffHistory } from '../shared/cutoffs/cutoff-history.tsx';
import type { AnyCollege } from '../shared/phrase.ts';
import { useWantedPlace } from '../shared/wanted-branches.ts';
import { NewestClosings, OwnChance, useChances, WaiverChance } from './answers/closings.tsx';
import type { ShownCourse } from './any-college.ts';
import { useTabOpened } from './college-frame.tsx';
import { firstCourse } from './course-order.ts';

type CoursesTabProps = { exam: Exam; college: AnyCollege; courses: readonly ShownCourse[] };

/** The courses with their seats, and under them the cut-offs, which are fetched once the tab is open. */
export function CoursesTab({ exam, college, courses }: CoursesTabProps) {
  const { id: collegeId, notAdmittingSince } = college;
  const messages = useMessages(collegesMessages).page;
  const { choose } = useAddressChoice();
  const isOpen = useTabOpened('courses');
  const { data: options } = useQuery({ ...collegeOptionsQuery(exam, collegeId), enabled: isOpen });
  const { chancesOf, prediction } = useChances(exam, collegeId, notAdmittingSince === null && isOpen);
  const wantedPlace = useWantedPlace();
  const seatNamed = (programme: string) => {
    const course = courses.find((one) => one.programme === programme);
    const own = course && chancesOf(course).own;
    // Seats that JEE Main fills are called by their own name.
    return own?.isByJee ? undefined : own?.reserved?.printed;
  };
  // CAP identifies a choice by its code, JoSAA by the printed name.
  const optionOf = (programme: string) =>
    options?.find(({ choice, official }) => choice === programme || official.programme === programme);
  const showCutoffs = (programme: string) => {
    choose('programme', programme);
    showCutoffHistory();
  };
  return (
    <Sections>
      <Card>
        <CardHeader title={messages.courses.title} lead={fill(messages.courses.count, { count: courses.length })} />
        <ul className="grid gap-3 md:grid-cols-2">
          {courses.map((course) => {
            const { name, code, programme, seats, seatsYear, openClosings } = course;
            const { own: chance, waiver } = chancesOf(course);
            return (
              <li
                key={programme}
                className="flex flex-wrap items-center gap-x-1 rounded-control bg-sunken py-2 ps-4 pe-2 sm:justify-end"
              >
                <div className="min-w-0 flex-1 basis-full py-1 sm:basis-40">
                  <p className="font-medium">{name}</p>
                  <p className="flex flex-wrap gap-x-3 text-sm text-quiet tabular-nums">
                    {code && <span>{code}</span>}
                    {seats !== null && seatsYear !== null && (
                      <span>
                        {fill(messages.seats.seatsOf, { count: seats, shown: indianNumber(seats), year: seatsYear })}
                      </span>
                    )}
                  </p>
                  <NewestClosings closings={openClosings} exam={exam} />
                  {chance && <OwnChance chance={chance} />}
                  {waiver && <WaiverChance chance={waiver} />}
                </div>
                <Button
                  variant="quiet"
                  className="text-sm max-sm:-ms-4"
                  aria-label={fill(messages.courses.cutoffsOf, { name })}
                  onClick={() => showCutoffs(programme)}
                >
                  {messages.courses.cutoffs}
                </Button>
                {notAdmittingSince === null && <AddCourse exam={exam} option={optionOf(programme)} />}
              </li>
            );
          })}
        </ul>
      </Card>
      {isOpen && (
        <CutoffHistory
          exam={exam}
          collegeId={collegeId}
          firstProgramme={firstCourse(courses, chancesOf, wantedPlace)?.programme ?? ''}
          predictedFor={prediction?.student}
          seatNamed={seatNamed}
        />
      )}
    </Sections>
  );
}

/** Puts the course on a preference list, where it is one of the official choices. */
function AddCourse({ exam, option }: { exam: Exam; option: ListOption | undefined }) {
  if (!option) return null;
  return <AddToList exam={exam} choice={option.choice} about={`${option.programme}, ${option.collegeName}`} />;
}
