import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { AroundProps } from '../kernel/protection-parts.ts';
import { LicenceNotice } from './LicenceNotice.tsx';

const LimitWatch = lazy(() => import('./limits/LimitWatch.tsx').then((module) => ({ default: module.LimitWatch })));

/** The parts that are loaded after hydration. */
function Later(): ReactNode {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? (
    <Suspense fallback={null}>
      <LimitWatch />
    </Suspense>
  ) : null;
}

/** The parts around every page of a site with a profile: not of templates, so that none can leave them out. */
export function Around({ children }: AroundProps): ReactNode {
  return (
    <>
      {children}
      <LicenceNotice />
      <Later />
    </>
  );
}
