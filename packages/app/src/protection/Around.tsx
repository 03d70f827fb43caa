import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { AroundProps } from '../kernel/protection-parts.ts';
import { SectionBoundary } from '../kernel/SectionBoundary.tsx';
import { LicenceNotice } from './LicenceNotice.tsx';

const MemberNotices = lazy(() =>
  import('./history/MemberNotices.tsx').then((module) => ({ default: module.MemberNotices })),
);

/** Parts that are loaded after hydration. */
function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? (
    <SectionBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SectionBoundary>
  ) : null;
}

/** The parts around every page of a site with a profile: not of templates, so that none can leave them out. */
export function Around({ layout, children }: AroundProps): ReactNode {
  return (
    <>
      {layout === 'full' ? (
        <Later>
          <MemberNotices />
        </Later>
      ) : null}
      {children}
      <LicenceNotice />
    </>
  );
}
