import { Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { loadedPage } from '../kernel/definePage.tsx';
import type { Route } from '../kernel/route/route.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { useRoute } from '../kernel/useRoute.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';

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
