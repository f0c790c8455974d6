import { websiteLink } from '@dakhila/domain/colleges/website';
import { useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink, TextLink } from '../../../ui/link.tsx';
import { collegesMessages } from '../messages.ts';
import { type AnyCollege, factOf, sourceOf } from './any-college.ts';
import { Fact, Facts } from './facts.tsx';

/** How to reach the college. `address` are the parts of its place, from the smallest on. */
export function ContactTab({ college, address }: { college: AnyCollege; address: readonly string[] }) {
  const words = useMessages(collegesMessages).page;
  const website = websiteLink(college.website);
  const postal = factOf(college, 'Address');
  return (
    <Card>
      <CardHeader title={words.contact.title} />
      <Facts>
        <Fact label={words.contact.website} source={sourceOf(factOf(college, 'Website'))}>
          {website ? <ExternalLink href={website}>{website}</ExternalLink> : words.notAvailable}
        </Fact>
        <Fact label={words.contact.phone} source={sourceOf(factOf(college, 'Phone'))}>
          {college.contact ? <Phone number={college.contact} /> : words.notAvailable}
        </Fact>
        <Fact label={words.contact.address}>
          {[...new Set(address.filter(Boolean))].join(', ') || words.notAvailable}
        </Fact>
        <Fact label={words.contact.postal} source={sourceOf(postal)}>
          {postal?.value ?? words.notAvailable}
        </Fact>
      </Facts>
    </Card>
  );
}

/** A number that a phone can dial; anything that is not one number is plain text. */
function Phone({ number }: { number: string }) {
  const digits = number.replace(/[\s()-]/g, '');
  if (!/^\+?\d{8,13}$/.test(digits)) return number;
  const isInternational = /^91\d{10}$/.test(digits);
  return <TextLink to={`tel:${isInternational ? '+' : ''}${digits}`}>{number}</TextLink>;
}
