import type { Exam } from '@dakhila/contract/exam';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import Award from 'lucide-react/icons/award';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import type { AnyCollege } from './any-college.ts';
import { CollegeActions } from './college-actions.tsx';

type CollegeHeaderProps = {
  exam: Exam;
  college: AnyCollege;
  /** Badges of one kind of college only. */
  badges?: ReactNode;
  /** Lines under the name of one kind of college only. */
  lines?: ReactNode;
};

/** The top of a college's page: badges, name, place, year, accreditations, and what one can do with it. */
export function CollegeHeader({ exam, college, badges, lines }: CollegeHeaderProps) {
  const words = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { nirfRanking, nirfYear, location, establishmentYear, accreditations, notAdmittingSince } = college;
  return (
    <header className="mb-6">
      <p className="mb-3 flex flex-wrap gap-2">
        {nirfRanking !== null && (
          <Badge variant="marigold">
            {`${shared.nirfRank} ${nirfLabel(nirfRanking)}`}
            {nirfYear !== null && <span className="font-normal">{fill(shared.nirfYear, { year: nirfYear })}</span>}
          </Badge>
        )}
        <Badge variant="secondary">{shared.types[college.type]}</Badge>
        {badges}
      </p>
      <h1 tabIndex={-1} className="text-2xl">
        {college.name}
      </h1>
      {lines}
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-quiet [&_svg]:size-4 [&_svg]:shrink-0">
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" />
          {fill(shared.place, { city: location.city, state: location.state })}
        </li>
        {establishmentYear !== null && (
          <li className="flex items-center gap-1.5">
            <Calendar aria-hidden="true" />
            {fill(words.established, { year: establishmentYear })}
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
          {words.leftText}
        </Notice>
      )}
      <CollegeActions exam={exam} college={college} />
    </header>
  );
}
