import type { Exam } from '@dakhila/contract/exam';
import { websiteLink } from '@dakhila/domain/colleges/website';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ButtonLink, ExternalLink } from '../../../ui/link.tsx';
import { SMALL_ACTION, SMALL_ACTIONS } from '../../../ui/toggle-button.tsx';
import { AddCollegeToList } from '../../lists/index.ts';
import { collegesMessages } from '../messages.ts';
import { CompareButton } from '../shared/compare-button.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { type AnyCollege, cardOf } from './any-college.ts';
import { useShare } from './use-share.ts';

/** What a student can do with a college. */
export function CollegeActions({ exam, college }: { exam: Exam; college: AnyCollege }) {
  const words = useMessages(collegesMessages).page;
  const share = useShare(college.name);
  const website = websiteLink(college.website);
  return (
    <div className="mt-5 space-y-2 print:hidden">
      <div className="flex flex-wrap gap-2 max-sm:[&>a]:grow">
        {college.notAdmittingSince === null && (
          <ButtonLink to={EXAM_PAGES[exam].predictPath(college.id)}>{words.predict}</ButtonLink>
        )}
        {website && (
          <ExternalLink href={website} look={{ variant: 'secondary' }}>
            {words.visitWebsite}
          </ExternalLink>
        )}
      </div>
      <div className={`${SMALL_ACTIONS} [&>button:not([aria-pressed=true])]:border-line`}>
        <SaveButton exam={exam} college={cardOf(college)} />
        <CompareButton exam={exam} id={college.id} name={college.name} />
        {college.notAdmittingSince === null && (
          <AddCollegeToList exam={exam} collegeId={college.id} name={college.name} className={SMALL_ACTION} />
        )}
        <button type="button" className={SMALL_ACTION} onClick={share}>
          <Share aria-hidden="true" />
          {words.share}
        </button>
        <button type="button" className={SMALL_ACTION} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {words.print}
        </button>
      </div>
    </div>
  );
}
