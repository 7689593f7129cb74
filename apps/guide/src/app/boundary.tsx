import { Component } from 'react';
import { FailureScreen } from './failure.tsx';
import { Outlet } from './outlet.tsx';

interface Props {
  readonly locale: string;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
  /** Address at which it failed. */
  readonly page?: string;
  /**
   * True while another address or a retry loads: the failure stays on the screen until there is something better to
   * show.
   */
  readonly trying?: boolean;
}

/** Catches what a screen throws. All other failures arrive here too, because `Outlet` throws them while rendering. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error, page: location.href, trying: false };
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
  recover = () => this.state.failed && this.setState({ trying: true });
  settle = () => this.state.failed && this.setState({ failed: false, trying: false });

  override render() {
    const { locale } = this.props;
    const { failed, error, page = '', trying = false } = this.state;
    return (
      <>
        {(!failed || trying) && <Outlet locale={locale} over={failed} onShown={this.settle} />}
        {failed && <FailureScreen error={error} page={page} locale={locale} trying={trying} retry={this.recover} />}
      </>
    );
  }
}
