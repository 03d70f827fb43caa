import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { HydratedContext, useRuntime } from '../../kernel/runtime.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { PopUpPromotions } from '../../screens/promotion/PopUpPromotions.tsx';
import { Floats } from './Floats.tsx';
import { SectionBoundary } from '../../kernel/SectionBoundary.tsx';
import { useOverlaysWanted } from './useOverlaysWanted.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

const loadOverlays = () => import('./Overlays.tsx');

const Extra = lazy(() => import('./Extra.tsx').then((module) => ({ default: module.Extra })));
const Overlays = lazy(() => loadOverlays().then((module) => ({ default: module.Overlays })));
const Consent = lazy(() =>
  import('../../screens/consent/ConsentOverlay.tsx').then((module) => ({ default: module.ConsentOverlay })),
);
const PhoneHints = lazy(() =>
  import('../../screens/phone-hints/PhoneHints.tsx').then((module) => ({ default: module.PhoneHints })),
);

/**
 * Parts over the page: the site's own component, dialogs, hints, floats. Loaded after the page; each part loads its code
 * and texts when it has content.
 */
export function AbovePage(): ReactNode {
  const { core, extra, quietly } = useRuntime();
  const prepare = useCallback(() => {
    // Missing texts are loaded again when they are shown.
    const texts = async () => {
      const missing = await core.i18n.ready();
      if (missing) throw missing;
    };
    for (const load of [texts, loadOverlays]) quietly<unknown>(load).catch(() => undefined);
  }, [core, quietly]);
  const wanted = useOverlaysWanted(prepare);
  const phone = /iP(?:hone|ad|od)|Android/.test(core.ports.device.userAgent);
  useSearchShortcut();
  return (
    // A view that is mounted here does not count as the page being hydrated.
    <HydratedContext value={undefined}>
      {extra ? (
        <SectionBoundary>
          <Suspense fallback={null}>
            <WithTexts>
              <Extra load={extra} />
            </WithTexts>
          </Suspense>
        </SectionBoundary>
      ) : null}
      {core.config.consent ? (
        <SectionBoundary>
          <Suspense fallback={null}>
            <Consent />
          </Suspense>
        </SectionBoundary>
      ) : null}
      <SectionBoundary>
        {wanted ? (
          <WithTexts>
            <Suspense fallback={null}>
              <Overlays />
            </Suspense>
          </WithTexts>
        ) : null}
        <Suspense fallback={null}>
          <PopUpPromotions />
          {phone ? <PhoneHints /> : null}
        </Suspense>
        <Floats />
      </SectionBoundary>
    </HydratedContext>
  );
}
