import { EmptyFace, type FaceProps } from './empty-face.tsx';
import { CampusGate } from './illustrations.tsx';

/** What a list or screen shows when it could not load: what went wrong, in words, and the button to try again. */
export function ErrorFace({ illustration = <CampusGate />, ...rest }: FaceProps) {
  return (
    <div role="alert">
      <EmptyFace illustration={illustration} {...rest} />
    </div>
  );
}
