import { Component, type ReactNode } from 'react';
import type { Route } from '../kernel/route/route.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

interface State {
  /** The error, in a list because any value can be thrown. */
  readonly caught: readonly [unknown] | null;
  readonly route: Route;
}

/** Shows the error page in place of a page that fails while it is rendered, until the next navigation (SHELL-45). */
export class PageBoundary extends Component<Props, State> {
  declare state: State;

  constructor(props: Props) {
    super(props);
    this.state = { caught: null, route: props.route };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: [error] };
  }

  static getDerivedStateFromProps({ route }: Props, state: State): Partial<State> | null {
    return route === state.route ? null : { caught: null, route };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorScreen error={caught[0]} /> : this.props.children;
  }
}
