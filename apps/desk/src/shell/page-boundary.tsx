import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../web/src/ui/button.tsx';
import { ErrorState } from '../../../web/src/ui/error-state.tsx';

type Props = { address: string; children: ReactNode };
type State = { address: string; hasFailed: boolean };

/** A page that fails is replaced by a message, until it is tried again or another page is opened. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary address={useLocation().pathname}>{children}</Boundary>
);

class Boundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  static getDerivedStateFromProps = ({ address }: Props, state: State) =>
    address === state.address ? null : { address, hasFailed: false };
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        level={1}
        heading="This page couldn’t be shown"
        action={<Button onClick={() => this.setState({ hasFailed: false })}>Try again</Button>}
      >
        Something in it failed. We’ve been told where. The other parts of the desk still work.
      </ErrorState>
    );
  }
}
