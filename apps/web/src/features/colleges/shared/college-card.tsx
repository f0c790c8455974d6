import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { cardStyles } from '../../../ui/card.tsx';
import { SMALL_ACTION, SMALL_ACTIONS } from '../../../ui/toggle-button.tsx';
import { AddCollegeToList } from '../../lists/index.ts';
import { collegeMessages } from './messages.ts';
import { CompareButton, SaveButton } from './save-and-compare.tsx';
import type { Savable } from './use-shortlist.ts';

type CollegeCardProps = Savable & {
  place?: number;
  /** One below the heading above it. */
  level?: 2 | 3;
};

/** A college in a list. The whole card opens its page; for a screen reader that is one link. */
export function CollegeCard({ exam, college, place, level = 3 }: CollegeCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const messages = useMessages(collegeMessages).common;
  const { name, university, universityFullForm, type, location, courses, nirfRanking, nirfYear, fee, medianPay } =
    college;
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={`${cardStyles()} relative transition-colors hover:border-edge has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ink`}
    >
      <div className="flex gap-3 sm:gap-4">
        {place !== undefined && (
          <span className="grid h-9 min-w-9 shrink-0 place-items-center rounded-control bg-ink-soft px-1.5 text-sm font-semibold text-ink tabular-nums">
            {place}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <Heading id={`${id}-name`} className="text-base text-balance sm:text-lg">
            {name}
          </Heading>
          {(universityFullForm ?? university) && (
            <p className="mt-0.5 text-sm text-quiet">{universityFullForm ?? university}</p>
          )}
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <Fact icon={MapPin}>{fill(messages.place, { city: location.city, state: location.state })}</Fact>
            <Fact icon={Building}>{messages.types[type]}</Fact>
            <Fact icon={BookOpen}>{fill(messages.programs, { count: courses.length })}</Fact>
          </ul>
          {(fee || medianPay) && (
            <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet tabular-nums">
              {fee && <span>{fill(messages.fee, { amount: rupees(fee.rupees), year: fee.year })}</span>}
              {medianPay && (
                <span>{fill(messages.medianPay, { amount: rupees(medianPay.rupees), year: medianPay.year })}</span>
              )}
            </p>
          )}
          {(nirfRanking !== null || college.notAdmittingSince !== null) && (
            <p className="mt-2 flex flex-wrap gap-2">
              {nirfRanking !== null && (
                <Badge variant="secondary">
                  {`${messages.nirfRank} ${nirfLabel(nirfRanking)}`}
                  {nirfYear !== null && (
                    <span className="font-normal">{fill(messages.nirfYear, { year: nirfYear })}</span>
                  )}
                </Badge>
              )}
              {college.notAdmittingSince !== null && (
                <Badge variant="destructive">{fill(messages.left[exam], { year: college.notAdmittingSince })}</Badge>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between gap-x-1 border-t pt-2 sm:pt-3">
        <div className={`relative z-10 ${SMALL_ACTIONS} max-sm:min-w-0 max-sm:flex-1`}>
          <SaveButton exam={exam} college={college} />
          <CompareButton exam={exam} id={college.id} name={name} />
          {college.notAdmittingSince === null && (
            <AddCollegeToList exam={exam} collegeId={college.id} name={name} className={SMALL_ACTION} />
          )}
        </div>
        <Link
          id={`${id}-link`}
          to={EXAM_PAGES[exam].detailPath(college.id)}
          state={{ isFromList: true }}
          aria-labelledby={`${id}-link ${id}-name`}
          // The link covers the card, which draws its focus ring. It must not move while pressed, or it would no longer cover the card.
          className={`${buttonStyles({ variant: 'secondary' })} static! active:translate-none! max-sm:px-2.5 max-sm:text-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none`}
        >
          {messages.viewDetails}
        </Link>
      </div>
    </article>
  );
}

function Fact({ icon: Icon, children }: { icon: ComponentType<{ className?: string }>; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon className="size-4 shrink-0 text-quiet" aria-hidden="true" />
      {children}
    </li>
  );
}
