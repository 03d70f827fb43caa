import { Component, type ReactNode } from 'react';
import type { Place } from '../kernel/place.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';

interface Props {
  readonly place: Place;
  readonly children: ReactNode;
}

interface State {
  /** The thrown value, in a list, because it may be anything. */
  readonly caught: readonly [unknown] | null;
  readonly place: Place;
}

/** Shows the error page in place of a page that fails while it is rendered (SHELL-45), until the next navigation. */
export class PageBoundary extends Component<Props, State> {
  declare state: State;

  constructor(props: Props) {
    super(props);
    this.state = { caught: null, place: props.place };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: [error] };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { caught: null, place };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorScreen error={caught[0]} /> : this.props.children;
  }
}
