import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { AroundProps } from '../kernel/protection-parts.ts';
import { WithTexts } from '../kernel/WithTexts.tsx';
import { LicenceNotice } from './LicenceNotice.tsx';

const Pauses = lazy(() => import('./pauses/Pauses.tsx').then((module) => ({ default: module.Pauses })));

/** The parts around every page of a site with a profile: not of templates, so that none can leave them out. */
export function Around({ layout, children }: AroundProps): ReactNode {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <>
      {children}
      <LicenceNotice />
      {hydrated ? (
        <Suspense fallback={null}>
          <WithTexts>
            <Pauses framed={layout === 'full'} />
          </WithTexts>
        </Suspense>
      ) : null}
    </>
  );
}
