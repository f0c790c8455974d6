import { useMessages } from '../../lib/messages.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fact, Facts } from './facts.tsx';
import { collegePageMessages } from './messages.ts';

/** Where the college stands. */
export function LocationCard({ city, state, district }: { city: string; state: string; district?: string }) {
  const words = useMessages(collegePageMessages);
  return (
    <Card>
      <CardHeader title={words.location.title} className="mb-3" />
      <Facts className="lg:grid-cols-1">
        {district !== undefined && <Fact label={words.location.district}>{district}</Fact>}
        <Fact label={words.location.city}>{city}</Fact>
        <Fact label={words.location.state}>{state}</Fact>
      </Facts>
    </Card>
  );
}
