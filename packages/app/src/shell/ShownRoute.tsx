import { Suspense, useLayoutEffect, useMemo, type ReactNode, Component } from 'react';
import { loadedPage } from '../kernel/definePage.tsx';
import type { Route } from '../kernel/route/route.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { useRoute } from '../kernel/useRoute.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { RootLayout } from './RootLayout.tsx';

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
class PageBoundary extends Component<Props, State> {
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

const whole = (route: Route): Route => route;

/** The page of the route, or the reason why there is none. Its code is loaded. */
function ShownPage(): ReactNode {
  const route = useRoute(whole);
  const { page, failed } = route;
  const content = useMemo(() => {
    if (failed?.kind === 'error') return <ErrorScreen error={failed.error} />;
    const code = failed?.kind === 'unknown' ? undefined : loadedPage(page);
    const Screen = (failed ? code?.NotFound : code?.Screen) ?? NotFoundScreen;
    return <Screen key={page} />;
  }, [page, failed]);
  return (
    // The frame is hydrated first, the page after it.
    <Suspense fallback={null}>
      <PageBoundary route={route}>{content}</PageBoundary>
    </Suspense>
  );
}

const layout = (
  <RootLayout>
    <ShownPage />
  </RootLayout>
);

/** The frame and the page of the route on screen. */
export function ShownRoute(): ReactNode {
  const { navigation } = useRuntime();
  const route = useRoute(whole);
  useLayoutEffect(() => navigation.rendered(route), [navigation, route]);
  return <PageBoundary route={route}>{layout}</PageBoundary>;
}
