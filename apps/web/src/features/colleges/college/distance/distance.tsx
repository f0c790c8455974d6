import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { collegeMessages } from '../../shared/messages.ts';
import { removeOwnPin, useOwnPin } from '../../shared/own-pin.ts';
import { KnownDistance } from './known-distance.tsx';
import { PinForm } from './pin-form.tsx';

/** How far the college is from the student: asks for their PIN code once, and says so where that of the college is unknown. */
export function Distance({ collegePin }: { collegePin: string | null }) {
  const words = useMessages(collegeMessages).distance;
  const ownPin = useOwnPin();
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
  if (collegePin === null) return <p className="text-sm text-quiet print:hidden">{words.noCollegePin}</p>;
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
