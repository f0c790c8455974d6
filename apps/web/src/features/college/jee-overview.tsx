import type { JeeCollege } from '@dakhila/contract/college-detail';
import { collegeMessages } from '../../colleges/messages.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { factOf, sourceOf } from './any-college.ts';
import { Fact, Facts } from './facts.tsx';
import { LocationCard } from './location-card.tsx';
import { collegePageMessages } from './messages.ts';
import { NirfCard } from './nirf-card.tsx';
import { SeatsCard } from './seats-card.tsx';
import { SourcesTable } from './sources-table.tsx';

/** What is known of a JEE college at a glance. */
export function JeeOverview({ college }: { college: JeeCollege }) {
  const words = useMessages(collegePageMessages);
  const shared = useMessages(collegeMessages);
  const { collegeLevel, establishmentYear, accreditations, homeState, rankBasis, location } = college;
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Card>
          <CardHeader title={words.overview.title} />
          <Facts>
            <Fact label={words.overview.level}>{collegeLevel ?? words.notAvailable}</Fact>
            <Fact label={words.overview.established} source={sourceOf(factOf(college, 'Established'))}>
              {establishmentYear ?? words.notAvailable}
            </Fact>
            <Fact label={words.overview.type}>{shared.types[college.type]}</Fact>
            <Fact label={words.overview.homeState}>{homeState || words.notApplicable}</Fact>
            <Fact label={words.overview.rankBasis}>{rankBasis}</Fact>
            <Fact label={words.overview.accreditations} isWide>
              {accreditations.length > 0 ? accreditations.join('; ') : words.notAvailable}
            </Fact>
          </Facts>
        </Card>
        <div className="grid gap-4 sm:max-lg:grid-cols-2">
          <NirfCard college={college} />
          <SeatsCard college={college} />
          <LocationCard {...location} />
        </div>
      </div>
      <SourcesTable college={college} />
    </>
  );
}
