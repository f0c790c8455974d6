import { EmptyFace, type FaceProps } from './empty-face.tsx';
import { CampusGate } from './illustrations.tsx';

/** Shown when a list or screen could not load: what went wrong, and a button to try again. */
export function ErrorFace({ illustration = <CampusGate />, ...rest }: FaceProps) {
  return (
    <div role="alert">
      <EmptyFace illustration={illustration} {...rest} />
    </div>
  );
}
