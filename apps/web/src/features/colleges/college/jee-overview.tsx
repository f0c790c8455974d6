import type { JeeCollege } from '@dakhila/contract/college-detail';
import { useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { collegesMessages } from '../messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { factOf, jeeCourses, sourceOf } from './any-college.ts';
import { Fact, Facts } from './facts.tsx';
import { OverviewLayout } from './overview-layout.tsx';
import { Seats } from './seats.tsx';

/** What is known of a JEE college at a glance. */
export function JeeOverview({ college }: { college: JeeCollege }) {
  const words = useMessages(collegesMessages).page;
  const shared = useMessages(collegeMessages).common;
  const { collegeLevel, establishmentYear, accreditations, homeState, rankBasis } = college;
  return (
    <OverviewLayout exam="josaa" college={college} courses={jeeCourses(college)}>
      <Card>
        <CardHeader title={words.overview.title} />
        <Facts className="grid-cols-2">
          <Fact label={words.overview.level}>{collegeLevel ?? words.notAvailable}</Fact>
          <Fact label={words.overview.established} source={sourceOf(factOf(college, 'Established'))}>
            {establishmentYear ?? words.notAvailable}
          </Fact>
          <Fact label={words.overview.type}>{shared.types[college.type]}</Fact>
          <Seats college={college} />
          <Fact label={words.overview.homeState}>{homeState || words.notApplicable}</Fact>
          <Fact label={words.overview.rankBasis}>{rankBasis}</Fact>
          <Fact label={words.overview.accreditations} isWide className="max-sm:col-span-2">
            {accreditations.length > 0 ? accreditations.join('; ') : words.notAvailable}
          </Fact>
        </Facts>
      </Card>
    </OverviewLayout>
  );
}
