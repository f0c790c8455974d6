import type { MhtCetCollege } from '@dakhila/contract/college-detail';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { usePhrase } from '../shared/phrase.ts';
import { mhtCetCollegeQuery } from '../shared/queries.ts';
import { factOf, mhtCetCourses, sourceOf } from './any-college.ts';
import { CollegeFrame, DetailTabs } from './college-frame.tsx';
import { CollegeHeader } from './college-header.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { ContactTab, Fact, Facts, Seats } from './facts.tsx';
import { OverviewLayout } from './overview.tsx';

const EXAM = 'mht-cet';

export function MhtCetCollegeScreen() {
  const { id = '' } = useParams();
  const messages = useMessages(collegesMessages).page;
  return (
    <CollegeFrame exam={EXAM} query={useQuery(mhtCetCollegeQuery(id))}>
      {(college) => {
        const { university, universityFullForm, collegeCode, earlierCodes, location } = college;
        const olderCodes = earlierCodes.filter((code) => code.padStart(5, '0') !== collegeCode);
        return (
          <Sections>
            <CollegeHeader
              exam={EXAM}
              college={college}
              subtitle={
                <p className="mt-1 text-quiet max-sm:text-sm sm:mt-2">
                  {`${messages.university}: ${universityFullForm ?? university ?? messages.notAvailable} · ${messages.code}: ${collegeCode}`}
                  {olderCodes.length > 0 && ` (${fill(messages.earlierCodes, { codes: olderCodes.join(', ') })})`}
                </p>
              }
            />
            <DetailTabs
              tabs={{
                overview: <MhtCetOverview college={college} />,
                courses: <CoursesTab exam={EXAM} college={college} courses={mhtCetCourses(college)} />,
                contact: <ContactTab college={college} address={[location.district, location.city, location.state]} />,
              }}
            />
          </Sections>
        );
      }}
    </CollegeFrame>
  );
}

function MhtCetOverview({ college }: { college: MhtCetCollege }) {
  const messages = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { collegeLevel, establishmentYear, aicteStatus, accreditations } = college;
  return (
    <OverviewLayout exam="mht-cet" college={college} courses={mhtCetCourses(college)}>
      <Card>
        <CardHeader title={messages.overview.title} />
        <Facts className="grid-cols-2">
          <Fact label={messages.overview.level} source={sourceOf(factOf(college, 'Published status'))}>
            {collegeLevel ?? messages.notAvailable}
          </Fact>
          <Fact label={messages.overview.established} source={sourceOf(factOf(college, 'Established'))}>
            {establishmentYear ?? messages.notAvailable}
          </Fact>
          <Fact label={messages.overview.aicteStatus} source={sourceOf(factOf(college, 'AICTE status'))}>
            {aicteStatus === null ? messages.notAvailable : <AicteBadge status={aicteStatus} />}
          </Fact>
          <Fact label={messages.overview.type}>{shared.types[college.type]}</Fact>
          <Seats college={college} />
          <Fact label={messages.overview.accreditations} isWide className="max-sm:col-span-2">
            {accreditations.length > 0 ? accreditations.join('; ') : messages.notAvailable}
          </Fact>
          {college.isForWomen && <Fact label={messages.overview.forWomen}>{messages.overview.yes}</Fact>}
        </Facts>
        <h3 className="mt-6 mb-3 border-t pt-5 text-base">{messages.overview.minority}</h3>
        <Facts className="grid-cols-2">
          <Fact label={messages.overview.linguistic}>
            {college.linguisticMinorityFullForm || messages.notApplicable}
          </Fact>
          <Fact label={messages.overview.religious}>{college.religiousMinorityFullForm || messages.notApplicable}</Fact>
        </Facts>
      </Card>
    </OverviewLayout>
  );
}

/** An approval is highlighted, any other status is not. */
function AicteBadge({ status }: { status: string }) {
  const phrase = usePhrase();
  const variant = status.toLowerCase() === 'approved' ? 'default' : 'outline';
  return (
    <Badge variant={variant} data-variant={variant} className="whitespace-normal">
      {phrase(status)}
    </Badge>
  );
}
