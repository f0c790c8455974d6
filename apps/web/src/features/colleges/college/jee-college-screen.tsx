import type { JeeCollege } from '@dakhila/contract/college-detail';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { jeeCollegeByNameQuery, jeeCollegeQuery } from '../shared/queries.ts';
import { factOf, jeeCourses, sourceOf } from './any-college.ts';
import { CollegeFrame, DetailTabs } from './college-frame.tsx';
import { CollegeHeader } from './college-header.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { ContactTab, Fact, Facts, Seats } from './facts.tsx';
import { OverviewLayout } from './overview.tsx';

const EXAM = 'josaa';

export function JeeCollegeScreen() {
  const { id = '' } = useParams();
  return <JeeCollegePage query={useQuery(jeeCollegeQuery(id))} />;
}

export function JeeCollegeByNameScreen() {
  const { name = '' } = useParams();
  return <JeeCollegePage query={useQuery(jeeCollegeByNameQuery(name))} />;
}

function JeeCollegePage({ query }: { query: UseQueryResult<JeeCollege | null> }) {
  return (
    <CollegeFrame exam={EXAM} query={query}>
      {(college) => (
        <Sections>
          <CollegeHeader
            exam={EXAM}
            college={college}
            badges={college.collegeLevel && <Badge variant="outline">{college.collegeLevel}</Badge>}
          />
          <DetailTabs
            tabs={{
              overview: <JeeOverview college={college} />,
              courses: <CoursesTab exam={EXAM} college={college} courses={jeeCourses(college)} />,
              contact: <ContactTab college={college} address={[college.location.city, college.location.state]} />,
            }}
          />
        </Sections>
      )}
    </CollegeFrame>
  );
}

function JeeOverview({ college }: { college: JeeCollege }) {
  const messages = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { collegeLevel, establishmentYear, accreditations, homeState, rankBasis } = college;
  return (
    <OverviewLayout exam="josaa" college={college} courses={jeeCourses(college)}>
      <Card>
        <CardHeader title={messages.overview.title} />
        <Facts className="grid-cols-2">
          <Fact label={messages.overview.level}>{collegeLevel ?? messages.notAvailable}</Fact>
          <Fact label={messages.overview.established} source={sourceOf(factOf(college, 'Established'))}>
            {establishmentYear ?? messages.notAvailable}
          </Fact>
          <Fact label={messages.overview.type}>{shared.types[college.type]}</Fact>
          <Seats college={college} />
          <Fact label={messages.overview.homeState}>{homeState || messages.notApplicable}</Fact>
          <Fact label={messages.overview.rankBasis}>{rankBasis}</Fact>
          <Fact label={messages.overview.accreditations} isWide className="max-sm:col-span-2">
            {accreditations.length > 0 ? accreditations.join('; ') : messages.notAvailable}
          </Fact>
        </Facts>
      </Card>
    </OverviewLayout>
  );
}
