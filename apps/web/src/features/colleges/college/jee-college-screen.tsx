import type { JeeCollege } from '@dakhila/contract/college-detail';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { jeeCollegeByNameQuery, jeeCollegeQuery } from '../shared/queries.ts';
import { jeeCourses } from './any-college.ts';
import { CollegeFrame } from './college-frame.tsx';
import { CollegeHeader } from './college-header.tsx';
import { ContactTab } from './contact-tab.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { JeeOverview } from './jee-overview.tsx';
import { ReportFact } from './report-fact.tsx';

const EXAM = 'josaa';

/** A JEE college by its id. */
export function JeeCollegeScreen() {
  const { id = '' } = useParams();
  return <JeeCollegePage query={useQuery(jeeCollegeQuery(id))} />;
}

/** A JEE college by one of its names. */
export function JeeCollegeByNameScreen() {
  const { name = '' } = useParams();
  return <JeeCollegePage query={useQuery(jeeCollegeByNameQuery(name))} />;
}

function JeeCollegePage({ query }: { query: UseQueryResult<JeeCollege | null> }) {
  return (
    <CollegeFrame exam={EXAM} query={query}>
      {(college) => (
        <>
          <CollegeHeader
            exam={EXAM}
            college={college}
            badges={college.collegeLevel && <Badge variant="outline">{college.collegeLevel}</Badge>}
          />
          <DetailTabs
            tabs={[
              { name: 'overview', content: <JeeOverview college={college} /> },
              {
                name: 'courses',
                content: <CoursesTab exam={EXAM} college={college} courses={jeeCourses(college)} />,
              },
              {
                name: 'contact',
                content: <ContactTab college={college} address={[college.location.city, college.location.state]} />,
              },
            ]}
          />
          <ReportFact exam={EXAM} collegeId={college.id} />
        </>
      )}
    </CollegeFrame>
  );
}
