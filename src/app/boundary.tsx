import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface Props {
  readonly locale: string;
  readonly children: ReactNode;
}

/** Catches what a screen throws; every other failure comes through the same door (`Stage` throws it here). */
export class Boundary extends Component<Props, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidMount() {
    addEventListener('popstate', this.recover);
    addEventListener('pushState', this.recover);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.recover);
    removeEventListener('pushState', this.recover);
  }

  /** Another address, or another try: what is below starts afresh. */
  recover = () => {
    if (this.state.failed) this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { failed, error } = this.state;
    return failed ? <Failure error={error} locale={this.props.locale} retry={this.recover} /> : this.props.children;
  }
}
