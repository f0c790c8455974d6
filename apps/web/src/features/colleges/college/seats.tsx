import { indianNumber } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { collegesMessages } from '../messages.ts';
import { type AnyCollege, factOf, sourceOf } from './any-college.ts';
import { Fact } from './facts.tsx';

/** How many seats the college has. */
export function Seats({ college }: { college: AnyCollege }) {
  const words = useMessages(collegesMessages).page;
  const seats = factOf(college, 'Intake') ?? factOf(college, 'Seats');
  return (
    <Fact label={words.seats.seats} source={sourceOf(seats)}>
      {seats ? indianNumber(Number(seats.value)) : words.notAvailable}
    </Fact>
  );
}
