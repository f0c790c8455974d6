import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { collegesMessages } from '../messages.ts';
import { mhtCetCollegeQuery } from '../shared/queries.ts';
import { mhtCetCourses } from './any-college.ts';
import { CollegeFrame } from './college-frame.tsx';
import { CollegeHeader } from './college-header.tsx';
import { ContactTab } from './contact-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { MhtCetOverview } from './mht-cet-overview.tsx';
import { ReportFact } from './report-fact.tsx';

const EXAM = 'mht-cet';

/** An MHT-CET college by its id. */
export function MhtCetCollegeScreen() {
  const { id = '' } = useParams();
  const words = useMessages(collegesMessages).page;
  return (
    <CollegeFrame exam={EXAM} query={useQuery(mhtCetCollegeQuery(id))}>
      {(college) => {
        const { university, universityFullForm, collegeCode, earlierCodes, location } = college;
        const olderCodes = earlierCodes.filter((code) => code.padStart(5, '0') !== collegeCode);
        return (
          <>
            <CollegeHeader
              exam={EXAM}
              college={college}
              lines={
                <p className="mt-2 text-quiet">
                  {`${words.university}: ${universityFullForm ?? university ?? words.notAvailable} · ${words.code}: ${collegeCode}`}
                  {olderCodes.length > 0 && ` (${fill(words.earlierCodes, { codes: olderCodes.join(', ') })})`}
                </p>
              }
            />
            <DetailTabs
              tabs={[
                { name: 'overview', content: <MhtCetOverview college={college} /> },
                {
                  name: 'courses',
                  content: <CoursesTab exam={EXAM} college={college} courses={mhtCetCourses(college)} />,
                },
                {
                  name: 'contact',
                  content: (
                    <ContactTab college={college} address={[location.district, location.city, location.state]} />
                  ),
                },
              ]}
            />
            <ReportFact exam={EXAM} collegeId={college.id} />
          </>
        );
      }}
    </CollegeFrame>
  );
}
