import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { collegeMessages } from '../../shared/messages.ts';
import { distanceSentence } from '../../shared/said-distance.ts';
import { useDistances } from '../../shared/use-distances.ts';

type KnownDistanceProps = {
  ownPin: string;
  collegePin: string;
  /** After a change the answer takes the focus that the form had. */
  isFocused: boolean;
  onChange: () => void;
  onRemove: () => void;
};

/** How far the college is from the student's PIN code, which can be changed and removed here. */
export function KnownDistance({ ownPin, collegePin, isFocused, onChange, onRemove }: KnownDistanceProps) {
  const words = useMessages(collegeMessages).distance;
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
        {distance ? distanceSentence(words, ownPin, distance) : hasFailed ? words.failed : words.loading}
      </p>
      {isMeasured && <p className="text-sm text-quiet">{words.note}</p>}
      <div className="mt-2 flex flex-wrap gap-x-2 gap-y-3">
        {!distance && hasFailed && (
          <Button variant="secondary" onClick={reload}>
            {words.tryAgain}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}
