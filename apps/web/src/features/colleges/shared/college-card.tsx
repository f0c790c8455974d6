import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { townText } from '@dakhila/domain/colleges/place-choice';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { cardStyles } from '../../../ui/card.tsx';
import { SMALL_ACTION, SMALL_ACTIONS } from '../../../ui/toggle-button.tsx';
import { AddCollegeToList } from '../../lists/index.ts';
import { ownRange, rangeText } from './closing-range.ts';
import { collegeMessages } from './messages.ts';
import { categoryRange, useOwnCategory, useOwnUniversity } from './own-category.ts';
import { CompareButton, SaveButton } from './save-and-compare.tsx';
import type { Savable } from './use-shortlist.ts';

type CollegeCardProps = Savable & {
  place?: number;
  /** The heading level: one below the heading before the list. */
  level?: 2 | 3;
};

/** A college in a list. The whole card opens its page; for a screen reader that is one link. */
export function CollegeCard({ exam, college, place, level = 3 }: CollegeCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const messages = useMessages(collegeMessages).common;
  const { name, university, universityFullForm, type, location, courses, nirfRanking, nirfYear, fee, medianPay } =
    college;
  const { closings } = college;
  const own = useOwnCategory();
  const ownUniversity = useOwnUniversity();
  const ofCategory = own && categoryRange(college, exam, own.category);
  const textOf = (range: NonNullable<typeof closings>, category: string) => {
    const shown = ownRange(range, location, ownUniversity);
    const text = shown.scale === 'percentile' ? messages.capClosings[shown.whose] : messages.closings[shown.scale];
    return fill(text, { category, range: rangeText(shown), year: shown.year });
  };
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={`${cardStyles()} relative transition-colors hover:border-edge active:bg-ink-soft has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ink max-sm:p-3`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:gap-x-4">
        {place !== undefined && (
          <span className="grid h-7 min-w-7 place-items-center self-start rounded-control bg-ink-soft px-1.5 text-sm font-semibold text-ink tabular-nums sm:h-9 sm:min-w-9">
            {place}
          </span>
        )}
        <Heading
          id={`${id}-name`}
          className="col-start-2 text-base/5 text-balance sm:text-lg in-[:lang(hi)]:leading-6 in-[:lang(mr)]:leading-6"
        >
          {name}
        </Heading>
        {/* On a phone the facts use the whole width of the card, so that two colleges fit the screen. */}
        <div className="col-span-2 mt-1 min-w-0 text-xs sm:col-span-1 sm:col-start-2 sm:text-sm">
          {(universityFullForm ?? university) && <p className="text-quiet">{universityFullForm ?? university}</p>}
          <ul className="flex flex-wrap gap-x-1.5 sm:mt-1 sm:gap-x-4 sm:gap-y-1">
            <Fact icon={MapPin}>{fill(messages.place, { city: townText(location), state: location.state })}</Fact>
            <Fact icon={Building}>{messages.types[type]}</Fact>
            <Fact icon={BookOpen}>{fill(messages.programs, { count: courses.length })}</Fact>
          </ul>
          {own && ofCategory && (
            <p className="font-semibold tabular-nums">
              {textOf(ofCategory, fill(messages.categoryOrOpen, { category: own.label }))}
            </p>
          )}
          {closings && (
            <p className={classNames('tabular-nums', ofCategory ? 'text-quiet' : 'font-semibold')}>
              {textOf(closings, messages.categories.OPEN)}
            </p>
          )}
          {(fee || medianPay) && (
            <p className="flex flex-wrap gap-x-4 text-quiet tabular-nums">
              {fee && <span>{fill(messages.fee, { amount: rupees(fee.rupees), year: fee.year })}</span>}
              {medianPay && (
                <span>{fill(messages.medianPay, { amount: rupees(medianPay.rupees), year: medianPay.year })}</span>
              )}
            </p>
          )}
          {(nirfRanking !== null || college.notAdmittingSince !== null) && (
            <p className="mt-1 flex flex-wrap gap-2">
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
      <div className="mt-2 flex items-center justify-between gap-x-1 border-t pt-1.5 sm:mt-3 sm:pt-3">
        <div
          className={`relative z-10 ${SMALL_ACTIONS} max-sm:min-w-0 max-sm:flex-1 max-sm:gap-0 max-sm:[&>button]:min-h-11! max-sm:[&>button]:text-[0.6875rem]/4!`}
        >
          <SaveButton exam={exam} college={college} />
          <CompareButton exam={exam} id={college.id} name={name} />
          {college.notAdmittingSince === null && (
            <AddCollegeToList exam={exam} collegeId={college.id} name={name} className={SMALL_ACTION} />
          )}
        </div>
        <Link
          id={`${id}-link`}
          to={EXAM_PAGES[exam].detailPath(college.id)}
          state={openedFrom(place === undefined ? 'shortlist' : 'search')}
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
    <li className="flex items-center gap-1.5 max-sm:[&+li]:before:text-quiet max-sm:[&+li]:before:content-['·']">
      <Icon className="size-4 shrink-0 text-quiet max-sm:hidden" aria-hidden="true" />
      {children}
    </li>
  );
}
