import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { LooseCable } from './illustrations.tsx';

/** Shown when a list or screen could not load: what went wrong, and a button to try again. */
export function ErrorState({ illustration = <LooseCable />, ...rest }: EmptyStateProps) {
  return (
    <div role="alert">
      <EmptyState illustration={illustration} {...rest} />
    </div>
  );
}
