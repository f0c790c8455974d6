import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { CampusGate } from './illustrations.tsx';

/** Shown when a list or screen could not load: what went wrong, and a button to try again. */
export function ErrorState({ illustration = <CampusGate />, ...rest }: EmptyStateProps) {
  return (
    <div role="alert">
      <EmptyState illustration={illustration} {...rest} />
    </div>
  );
}
