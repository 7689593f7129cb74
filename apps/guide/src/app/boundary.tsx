import { Component } from 'react';
import { FailureScreen } from './failure.tsx';
import { Outlet } from './outlet.tsx';

interface Props {
  readonly locale: string;
}

interface State {
  readonly hasFailed: boolean;
  readonly error?: unknown;
  /** Address at which it failed. */
  readonly page?: string;
  /** True while another address or a retry loads: the failure stays until there is something better to show. */
  readonly isTrying?: boolean;
}

/** Catches every failure: what a screen throws, and what does not load, which `Outlet` throws. */
export class Boundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, error, page: location.href, isTrying: false };
  }

  override componentDidMount() {
    addEventListener('popstate', this.recover);
    addEventListener('pushState', this.recover);
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.recover);
    removeEventListener('pushState', this.recover);
  }

  // At nearly every tap there is nothing to do: this avoids even a render that changes nothing.
  recover = () => this.state.hasFailed && this.setState({ isTrying: true });
  settle = () => this.state.hasFailed && this.setState({ hasFailed: false, isTrying: false });

  override render() {
    const { locale } = this.props;
    const { hasFailed, error, page = '', isTrying = false } = this.state;
    return (
      <>
        {(!hasFailed || isTrying) && <Outlet locale={locale} isOver={hasFailed} onShown={this.settle} />}
        {hasFailed && (
          <FailureScreen error={error} page={page} locale={locale} isTrying={isTrying} retry={this.recover} />
        )}
      </>
    );
  }
}
