import { Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { loadedPage } from '../kernel/definePage.tsx';
import type { Place } from '../kernel/place.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { usePlace } from '../kernel/usePlace.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';

const whole = (place: Place): Place => place;

/** The page of the place, or why there is none. Its code is loaded. */
function ShownPage(): ReactNode {
  const place = usePlace(whole);
  const { page, failed } = place;
  const content = useMemo(() => {
    if (failed?.kind === 'error') return <ErrorScreen error={failed.error} />;
    const code = failed?.kind === 'unknown' ? undefined : loadedPage(page);
    const Screen = (failed ? code?.NotFound : code?.Screen) ?? NotFoundScreen;
    return <Screen key={page} />;
  }, [page, failed]);
  return (
    // The frame is hydrated first, the page after it.
    <Suspense fallback={null}>
      <PageBoundary place={place}>{content}</PageBoundary>
    </Suspense>
  );
}

const layout = (
  <RootLayout>
    <ShownPage />
  </RootLayout>
);

/** The frame and the page of the place. */
export function ShownPlace(): ReactNode {
  const { place: store } = useRuntime();
  const place = usePlace(whole);
  useLayoutEffect(() => store.mount(), [store]);
  useLayoutEffect(() => store.rendered(place), [store, place]);
  return <PageBoundary place={place}>{layout}</PageBoundary>;
}
