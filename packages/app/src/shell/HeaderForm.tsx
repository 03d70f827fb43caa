import { lazy, Suspense, type ReactNode } from 'react';
import { SectionBoundary } from '../kernel/SectionBoundary.tsx';
import { useTextsReady } from '../kernel/texts/useTextsReady.ts';

const HeaderSignIn = lazy(() =>
  import('../screens/login/HeaderSignIn.tsx').then((module) => ({ default: module.HeaderSignIn })),
);

/** The sign-in form of the header, once the page is hydrated and all texts are loaded. */
export function HeaderForm(): ReactNode {
  if (!useTextsReady()) return null;
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <HeaderSignIn />
      </Suspense>
    </SectionBoundary>
  );
}
