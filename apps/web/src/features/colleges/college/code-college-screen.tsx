import type { MhtCetCollegeByCode } from '@dakhila/contract/college-detail';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { websiteLink } from '@dakhila/domain/colleges/website';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { usePhrase } from '../shared/phrase.ts';
import { collegeByCodeQuery } from '../shared/queries.ts';
import { Cost } from './answers/cost.tsx';
import { Outcome } from './answers/outcome.tsx';
import { factOf, mhtCetCourses, recentNirf, sourceOf } from './any-college.ts';
import { CollegeFrame, DetailTabs } from './college-frame.tsx';
import { CollegeActions } from './college-header.tsx';
import { CoursesTab } from './courses-tab.tsx';
import { Fact, Facts } from './facts.tsx';

const EXAM = 'mht-cet';

/** An MHT-CET college by its code, as predictions and lists name it. */
export function CodeCollegeScreen() {
  const { code = '' } = useParams();
  return (
    <CollegeFrame exam={EXAM} query={useQuery(collegeByCodeQuery(code))}>
      {(college) => (
        <>
          <CodeHeader college={college} />
          <DetailTabs
            tabs={{
              courses: <CoursesTab exam={EXAM} college={college} courses={mhtCetCourses(college)} />,
              about: (
                <div className="grid gap-4">
                  <Cost college={college} />
                  <Outcome college={college} />
                  <AboutCard college={college} />
                </div>
              ),
              contact: <CodeContactTab college={college} />,
            }}
          />
        </>
      )}
    </CollegeFrame>
  );
}

type Part = { college: MhtCetCollegeByCode };

function CodeHeader({ college }: Part) {
  const messages = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { location } = college;
  const { nirfRanking, nirfYear } = recentNirf(college);
  return (
    <header className="mb-6">
      <h1 tabIndex={-1} className="text-2xl">
        {college.name}
      </h1>
      <p className="mt-2 text-quiet">{college.universityFullForm ?? college.university}</p>
      <p className="text-quiet">{`${messages.collegeCode}: ${college.collegeCode}`}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge variant="secondary">{shared.types[college.type]}</Badge>
        <Badge variant="outline">{location.city}</Badge>
        <Badge variant="outline">{location.state}</Badge>
        {nirfRanking !== null && (
          <Badge variant="marigold">
            {`${shared.nirfRank} ${nirfLabel(nirfRanking)}`}
            {nirfYear !== null && <span className="font-normal">{fill(shared.nirfYear, { year: nirfYear })}</span>}
          </Badge>
        )}
      </p>
      {college.notAdmittingSince !== null && (
        <Notice variant="warning" title={fill(shared.left[EXAM], { year: college.notAdmittingSince })} className="mt-4">
          {messages.leftText}
        </Notice>
      )}
      <CollegeActions exam={EXAM} college={college} />
    </header>
  );
}

function AboutCard({ college }: Part) {
  const messages = useMessages(collegesMessages).page;
  const { about, overview, missing } = messages;
  const phrase = usePhrase();
  return (
    <Card>
      <CardHeader title={about.title} />
      <Facts>
        <Fact label={about.established} source={sourceOf(factOf(college, 'Established'))}>
          {college.establishmentYear ?? missing}
        </Fact>
        <Fact label={overview.level} source={sourceOf(factOf(college, 'Published status'))}>
          {college.collegeLevel || missing}
        </Fact>
        <Fact label={overview.aicteStatus} source={sourceOf(factOf(college, 'AICTE status'))}>
          {college.aicteStatus ? phrase(college.aicteStatus) : missing}
        </Fact>
        <Fact label={overview.accreditations}>
          {college.accreditations.length > 0 ? (
            <ul className="list-disc ps-5">
              {college.accreditations.map((accreditation) => (
                <li key={accreditation}>{accreditation}</li>
              ))}
            </ul>
          ) : (
            missing
          )}
        </Fact>
        <Fact label={about.linguistic}>{college.linguisticMinority || missing}</Fact>
        <Fact label={about.religious}>{college.religiousMinority || missing}</Fact>
      </Facts>
    </Card>
  );
}

function CodeContactTab({ college }: Part) {
  const messages = useMessages(collegesMessages).page;
  const website = websiteLink(college.website);
  return (
    <Card>
      <CardHeader title={messages.contact.title} />
      <Facts>
        <Fact label={messages.contact.website} source={sourceOf(factOf(college, 'Website'))}>
          {website ? <ExternalLink href={website}>{website}</ExternalLink> : messages.missing}
        </Fact>
        <Fact label={messages.contact.phone} source={sourceOf(factOf(college, 'Phone'))}>
          {college.contact || messages.missing}
        </Fact>
        <Fact label={messages.location.city}>{college.location.city}</Fact>
        <Fact label={messages.location.state}>{college.location.state}</Fact>
      </Facts>
    </Card>
  );
}
