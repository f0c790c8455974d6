import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { collegesMessages } from '../messages.ts';
import { distanceSentence, useDistances } from '../shared/distances.ts';
import { collegeMessages } from '../shared/messages.ts';
import { PinForm, removeOwnPin, useOwnPin } from '../shared/own-pin.tsx';
import type { AnyCollege } from '../shared/phrase.ts';
import { factOf, sourceOf } from './any-college.ts';
import { Fact, Facts } from './facts.tsx';

export function LocationCard({ college }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).page;
  const answers = useMessages(collegesMessages).answers.place;
  const { city, state } = college.location;
  const address = factOf(college, 'Address');
  const pin = factOf(college, 'PIN code');
  return (
    <Card>
      <CardHeader title={messages.location.title} className="mb-3" />
      <Facts className="grid-cols-2">
        {'district' in college.location && <Fact label={messages.location.district}>{college.location.district}</Fact>}
        <Fact label={messages.location.city}>{city}</Fact>
        <Fact label={messages.location.state}>{state}</Fact>
        {pin && <Fact label={answers.pin}>{pin.value}</Fact>}
        <Fact label={answers.address} source={sourceOf(address)} isWide className="max-sm:col-span-2">
          {address?.value ?? messages.notAvailable}
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
      <Distance collegePin={pin?.value ?? null} />
    </Card>
  );
}

/** A search on a map. It is a plain link: nothing of the map is loaded here. */
const mapLink = (parts: readonly string[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.join(', ') })}`;

/** The distance from the student's PIN code, which it asks for once. That the college's PIN code is unknown is of use to those who gave theirs. */
export function Distance({ collegePin }: { collegePin: string | null }) {
  const messages = useMessages(collegeMessages).distance;
  const ownPin = useOwnPin();
  if (collegePin === null && ownPin === null) return null;
  return (
    <div className="mt-3 border-t pt-4">
      {collegePin === null ? (
        <p className="text-sm text-quiet print:hidden">{messages.noCollegePin}</p>
      ) : (
        <DistanceTo collegePin={collegePin} ownPin={ownPin} />
      )}
    </div>
  );
}

function DistanceTo({ collegePin, ownPin }: { collegePin: string; ownPin: string | null }) {
  const [isChanging, setIsChanging] = useState(false);
  const [hasActed, setHasActed] = useState(false);
  const change = (isOpen: boolean) => {
    setHasActed(true);
    setIsChanging(isOpen);
  };
  const remove = () => {
    removeOwnPin();
    change(false);
  };
  if (ownPin === null) return <PinForm isFocused={hasActed} onSaved={() => change(false)} />;
  if (isChanging) return <PinForm isFocused onSaved={() => change(false)} onCancel={() => change(false)} />;
  return (
    <KnownDistance
      ownPin={ownPin}
      collegePin={collegePin}
      isFocused={hasActed}
      onChange={() => change(true)}
      onRemove={remove}
    />
  );
}

type KnownDistanceProps = {
  ownPin: string;
  collegePin: string;
  /** After a change the focus moves from the form to the distance. */
  isFocused: boolean;
  onChange: () => void;
  onRemove: () => void;
};

function KnownDistance({ ownPin, collegePin, isFocused, onChange, onRemove }: KnownDistanceProps) {
  const messages = useMessages(collegeMessages).distance;
  const { distances, hasFailed, reload } = useDistances([collegePin]);
  const distance = distances?.[0];
  const isMeasured = distance?.kind === 'about' || distance?.kind === 'near';
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) answer.current?.focus();
  }, [isFocused]);
  return (
    <div className="grid gap-1">
      <p ref={answer} tabIndex={-1} aria-live="polite" className="font-medium">
        {distance ? distanceSentence(messages, ownPin, distance) : hasFailed ? messages.failed : messages.loading}
      </p>
      {isMeasured && <p className="text-sm text-quiet">{messages.note}</p>}
      <div className="mt-2 flex flex-wrap gap-x-2 gap-y-3">
        {!distance && hasFailed && (
          <Button variant="secondary" onClick={reload}>
            {messages.tryAgain}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onChange}>
          {messages.change}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}
