import { websiteLink } from '@dakhila/domain/colleges/website';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink, TextLink } from '../../../ui/link.tsx';
import { collegesMessages } from '../messages.ts';
import type { AnyCollege } from '../shared/phrase.ts';
import { factOf, sourceOf } from './any-college.ts';

/** Names and values in two columns where there is room. */
export function Facts({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classNames('grid gap-x-8 gap-y-5 sm:grid-cols-2', className)}>{children}</dl>;
}

type FactProps = {
  label: ReactNode;
  children: ReactNode;
  source?: string;
  isWide?: boolean;
  className?: string;
};

/** One value under its name, with where it is from. */
export function Fact({ label, children, source, isWide = false, className }: FactProps) {
  return (
    <div className={classNames('min-w-0', isWide && 'sm:col-span-2', className)}>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 font-medium">
        {children}
        {source && <span className="mt-0.5 block text-xs font-normal text-quiet">{source}</span>}
      </dd>
    </div>
  );
}

export function Seats({ college }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).page;
  const seats = factOf(college, 'Intake') ?? factOf(college, 'Seats');
  return (
    <Fact label={messages.seats.seats} source={sourceOf(seats)}>
      {seats ? indianNumber(Number(seats.value)) : messages.notAvailable}
    </Fact>
  );
}

/** How to reach the college. `address` are the parts of its place, from the smallest on. */
export function ContactTab({ college, address }: { college: AnyCollege; address: readonly string[] }) {
  const messages = useMessages(collegesMessages).page;
  const website = websiteLink(college.website);
  const postal = factOf(college, 'Address');
  return (
    <Card>
      <CardHeader title={messages.contact.title} />
      <Facts>
        <Fact label={messages.contact.website} source={sourceOf(factOf(college, 'Website'))}>
          {website ? <ExternalLink href={website}>{website}</ExternalLink> : messages.notAvailable}
        </Fact>
        <Fact label={messages.contact.phone} source={sourceOf(factOf(college, 'Phone'))}>
          {college.contact ? <Phone number={college.contact} /> : messages.notAvailable}
        </Fact>
        <Fact label={messages.contact.address}>
          {[...new Set(address.filter(Boolean))].join(', ') || messages.notAvailable}
        </Fact>
        <Fact label={messages.contact.postal} source={sourceOf(postal)}>
          {postal?.value ?? messages.notAvailable}
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
