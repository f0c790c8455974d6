import { Children, Component, type ReactNode } from 'react';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type State = { hasFailed: boolean };

/** If something inside fails, only this part of the page is replaced. The failure is reported where the page is rendered. */
export class SectionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };
  static getDerivedStateFromError = (): State => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? (
      <FailedSection onTry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

/** Makes each child a part that fails alone. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => child && <SectionBoundary>{child}</SectionBoundary>);

function FailedSection({ onTry }: { onTry: () => void }) {
  const { section: messages } = useMessages(commonMessages);
  return (
    <Notice
      variant="warning"
      title={messages.failed}
      action={
        <Button variant="secondary" size="small" onClick={onTry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.failedText}
    </Notice>
  );
}
