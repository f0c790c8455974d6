import { useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { collegesMessages } from '../messages.ts';
import { type AnyCollege, factOf, sourceOf } from './any-college.ts';
import { Distance } from './distance/distance.tsx';
import { Fact, Facts } from './facts.tsx';

/** Where the college stands, with the way to a map and the distance. */
export function LocationCard({ college }: { college: AnyCollege }) {
  const words = useMessages(collegesMessages).page;
  const answers = useMessages(collegesMessages).answers.place;
  const { city, state } = college.location;
  const address = factOf(college, 'Address');
  const pin = factOf(college, 'PIN code');
  return (
    <Card>
      <CardHeader title={words.location.title} className="mb-3" />
      <Facts className="grid-cols-2">
        {'district' in college.location && <Fact label={words.location.district}>{college.location.district}</Fact>}
        <Fact label={words.location.city}>{city}</Fact>
        <Fact label={words.location.state}>{state}</Fact>
        {pin && <Fact label={answers.pin}>{pin.value}</Fact>}
        <Fact label={answers.address} source={sourceOf(address)} isWide className="max-sm:col-span-2">
          {address?.value ?? words.notAvailable}
        </Fact>
      </Facts>
      <p className="mt-3 text-sm print:hidden">
        <ExternalLink
          href={mapLink([college.name, city, pin?.value ?? state])}
          className="inline-flex min-h-11 items-center"
        >
          {answers.map}
        </ExternalLink>
      </p>
      <div className="mt-3 border-t pt-4">
        <Distance collegePin={pin?.value ?? null} />
      </div>
    </Card>
  );
}

/** A search on a map. It is a plain link: nothing of the map is loaded here. */
const mapLink = (parts: readonly string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.join(', ') })}`;
