import { indianNumber, rupees } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { type AnyCollege, factOf, sourceOf } from './any-college.ts';
import { Fact, Facts } from './facts.tsx';
import { collegePageMessages } from './messages.ts';

/** Seats and yearly fee, where they are known. */
export function SeatsCard({ college }: { college: AnyCollege }) {
  const words = useMessages(collegePageMessages);
  const seats = factOf(college, 'Intake') ?? factOf(college, 'Seats');
  const fee = factOf(college, 'Fee for a year in rupees');
  return (
    <Card>
      <CardHeader title={words.seats.title} className="mb-3" />
      <Facts className="lg:grid-cols-1">
        <Fact label={words.seats.seats} source={sourceOf(seats)}>
          {seats ? indianNumber(Number(seats.value)) : words.notAvailable}
        </Fact>
        <Fact label={words.seats.fee} source={sourceOf(fee)}>
          {fee ? rupees(Number(fee.value)) : words.notAvailable}
        </Fact>
      </Facts>
    </Card>
  );
}
