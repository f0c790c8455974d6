import type { Exam } from '@dakhila/contract/exam';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { townText } from '@dakhila/domain/colleges/place-choice';
import { websiteLink } from '@dakhila/domain/colleges/website';
import Award from 'lucide-react/icons/award';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink, ExternalLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { SMALL_ACTION, SMALL_ACTIONS } from '../../../ui/toggle-button.tsx';
import { AddCollegeToList } from '../../lists/index.ts';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import type { AnyCollege } from '../shared/phrase.ts';
import { CompareButton, SaveButton } from '../shared/save-and-compare.tsx';
import { useChances } from './answers/closings.tsx';
import { cardOf, recentNirf } from './any-college.ts';

type CollegeHeaderProps = {
  exam: Exam;
  college: AnyCollege;
  badges?: ReactNode;
  /** What this kind of college shows under its name. */
  subtitle?: ReactNode;
};

/** The top of a college's page: badges, name, place, year, accreditations, and actions. */
export function CollegeHeader({ exam, college, badges, subtitle }: CollegeHeaderProps) {
  const messages = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { location, establishmentYear, accreditations, notAdmittingSince } = college;
  const { nirfRanking, nirfYear } = recentNirf(college);
  return (
    <header className="mb-3 sm:mb-6">
      <p className="mb-2 flex flex-wrap gap-2 sm:mb-3">
        {nirfRanking !== null && (
          <Badge variant="marigold">
            {`${shared.nirfRank} ${nirfLabel(nirfRanking)}`}
            {nirfYear !== null && <span className="font-normal">{fill(shared.nirfYear, { year: nirfYear })}</span>}
          </Badge>
        )}
        <Badge variant="secondary">{shared.types[college.type]}</Badge>
        {badges}
      </p>
      <h1 tabIndex={-1} className="text-xl sm:text-2xl">
        {college.name}
      </h1>
      {subtitle}
      <ul className="mt-1 flex flex-wrap gap-x-4 text-quiet max-sm:text-sm sm:mt-3 sm:gap-x-5 sm:gap-y-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" />
          {fill(shared.place, { city: townText(location), state: location.state })}
        </li>
        {establishmentYear !== null && (
          <li className="flex items-center gap-1.5">
            <Calendar aria-hidden="true" />
            {fill(messages.established, { year: establishmentYear })}
          </li>
        )}
        {accreditations.map((accreditation) => (
          <li key={accreditation} className="flex items-center gap-1.5">
            <Award aria-hidden="true" />
            {accreditation}
          </li>
        ))}
      </ul>
      {notAdmittingSince !== null && (
        <Notice variant="warning" title={fill(shared.left[exam], { year: notAdmittingSince })} className="mt-4">
          {messages.leftText}
        </Notice>
      )}
      <CollegeActions exam={exam} college={college} />
    </header>
  );
}

export function CollegeActions({ exam, college }: { exam: Exam; college: AnyCollege }) {
  const messages = useMessages(collegesMessages).page;
  const share = useShare(college.name);
  const website = websiteLink(college.website);
  const isAdmitting = college.notAdmittingSince === null;
  const { prediction } = useChances(exam, college.id, isAdmitting);
  const hasChances = prediction !== null && prediction.results.length > 0;
  return (
    <div className="mt-3 space-y-1 print:hidden sm:mt-4 sm:space-y-2">
      <div className="flex gap-2 max-sm:[&>a]:grow max-sm:[&>a]:px-2 max-sm:[&>a]:text-sm">
        {isAdmitting && (
          <ButtonLink to={EXAM_PAGES[exam].predictPath(college.id)} variant={hasChances ? 'secondary' : 'primary'}>
            {hasChances ? messages.predictAgain : messages.predict}
          </ButtonLink>
        )}
        {website && (
          <ExternalLink href={website} look={{ variant: 'secondary' }}>
            {messages.visitWebsite}
          </ExternalLink>
        )}
      </div>
      <div
        className={`${SMALL_ACTIONS} max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:grid-cols-none max-sm:[&>button]:min-h-12! max-sm:[&>button]:text-[0.6875rem]/4! sm:[&>button:not([aria-pressed=true])]:border-line`}
      >
        <SaveButton exam={exam} college={cardOf(college)} />
        <CompareButton exam={exam} id={college.id} name={college.name} />
        {isAdmitting && (
          <AddCollegeToList exam={exam} collegeId={college.id} name={college.name} className={SMALL_ACTION} />
        )}
        <button type="button" className={SMALL_ACTION} onClick={share}>
          <Share aria-hidden="true" />
          {messages.share}
        </button>
        <button type="button" className={SMALL_ACTION} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {messages.print}
        </button>
      </div>
    </div>
  );
}

/** Hands the address of this page to the phone's own share sheet, or copies it where there is none. */
function useShare(title: string) {
  const messages = useMessages(collegesMessages).page;
  return async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ title: messages.linkCopied, description: messages.linkCopiedText, variant: 'success' });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: messages.error, description: messages.shareFailed, variant: 'destructive' });
    }
  };
}
