import { lazy, type ReactNode } from 'react';
import { LazyPart } from '../kernel/SectionBoundary.tsx';
import { useTextsReady } from '../kernel/texts/useTextsReady.ts';

const HeaderSignIn = lazy(() => import('../screens/login/HeaderSignIn.tsx'));

/** The sign-in form of the header, once the page is hydrated and all texts are loaded. */
export function HeaderForm(): ReactNode {
  if (!useTextsReady()) return null;
  return (
    <LazyPart>
      <HeaderSignIn />
    </LazyPart>
  );
}
