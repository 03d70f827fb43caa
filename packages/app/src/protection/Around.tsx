import { MarkedPage, FooterMark } from '@housefront/ui/patterns/MarkStrip';
import { lazy, Suspense, type ReactNode } from 'react';
import { LicenceNotice as Notice } from '@housefront/ui/patterns/LicenceNotice';
import { frameOf } from '../kernel/page-frame.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { usePageId } from '../kernel/useRoute.ts';
import { LaterPart } from '../kernel/SectionBoundary.tsx';
import { useMarks } from './useMarks.ts';
import { useLicence } from './useLicence.ts';

/** The licence of the operator at the end of every page, with the ways to help (RG-01). */
function LicenceNotice(): ReactNode {
  const licence = useLicence();
  const marks = useMarks('footer');
  if (!licence) return null;
  const { label, age, sentences, register, safer, limits, helpline } = licence;
  return (
    <Notice
      label={label}
      age={age}
      sentences={sentences}
      links={[safer, limits, helpline, register].filter((link) => link !== null)}
    >
      {marks.length === 0 ? null : marks.map((mark) => <FooterMark key={mark.href} mark={mark} />)}
    </Notice>
  );
}

/** Windows that wait for something, and lead nowhere by themselves. */
const technical: ReadonlySet<string | undefined> = new Set(['loading', 'close', 'authCallback']);

const GameRoom = lazy(() => import('./GameRoom.tsx'));
const AccountNotices = lazy(() => import('./history/AccountNotices.tsx'));
const LaterParts = lazy(() => import('./LaterParts.tsx'));

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
        <LaterPart>
          <AccountNotices />
        </LaterPart>
      ) : null}
      {marks.length === 0 || flags.part === 'footer' ? (
        content
      ) : (
        <MarkedPage label={core.i18n.t('protection.marks')} marks={marks} layout={layout}>
          {content}
        </MarkedPage>
      )}
      <LaterPart>
        <LaterParts layout={layout} />
      </LaterPart>
    </>
  );
}
