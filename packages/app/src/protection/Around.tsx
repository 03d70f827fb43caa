import { MarkedPage } from '@housefront/ui/patterns/MarkStrip';
import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { frameOf } from '../kernel/page-frame.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { usePageId } from '../kernel/usePageId.ts';
import { SectionBoundary } from '../kernel/SectionBoundary.tsx';
import { LicenceNotice } from './LicenceNotice.tsx';
import { useMarks } from './useMarks.ts';

/** Windows that wait for something, and lead nowhere by themselves. */
const technical: ReadonlySet<string | undefined> = new Set(['loading', 'close', 'authCallback']);

const GameRoom = lazy(() => import('./GameRoom.tsx').then((module) => ({ default: module.GameRoom })));
const AccountNotices = lazy(() =>
  import('./history/AccountNotices.tsx').then((module) => ({ default: module.AccountNotices })),
);
const LaterParts = lazy(() => import('./LaterParts.tsx').then((module) => ({ default: module.LaterParts })));

/** Mounted after hydration. */
function Later({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? (
    <SectionBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SectionBoundary>
  ) : null;
}

/** The parts around every page of a site with a profile: not of templates, so that none can leave them out. */
export function Around({ children }: { readonly children: ReactNode }): ReactNode {
  const { core, flags } = useRuntime();
  const page = usePageId();
  const { layout } = frameOf(page);
  const marks = useMarks('top');
  if (technical.has(page)) return children;
  const content =
    page === 'play' ? (
      <Suspense fallback={null}>
        <GameRoom over={false}>{children}</GameRoom>
      </Suspense>
    ) : (
      <>
        {children}
        {flags.part === 'header' ? null : <LicenceNotice />}
      </>
    );
  return (
    <>
      {layout === 'full' ? (
        <Later>
          <AccountNotices />
        </Later>
      ) : null}
      {marks.length === 0 || flags.part === 'footer' ? (
        content
      ) : (
        <MarkedPage label={core.i18n.t('protection.marks')} marks={marks} layout={layout}>
          {content}
        </MarkedPage>
      )}
      <Later>
        <LaterParts layout={layout} />
      </Later>
    </>
  );
}
