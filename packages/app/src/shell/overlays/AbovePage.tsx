import { lazy, Suspense, useCallback, useEffect, type ReactNode } from 'react';
import { frameOf } from '../../kernel/page-frame.ts';
import { HydratedContext, useRuntime, useTemplate } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/usePageId.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { PopUpPromotions } from '../../screens/promotion/PopUpPromotions.tsx';
import { Floats } from './Floats.tsx';
import { SectionBoundary } from '../../kernel/SectionBoundary.tsx';
import { useOverlaysWanted } from './useOverlaysWanted.ts';

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

/** Whether a key belongs to a field of a dialog that the visitor fills in. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"] :is(input, textarea, select)') !== null;

/** Opens the search of all games by Ctrl+K or Cmd+K, in templates that have it, on every page with a frame. */
function useSearchShortcut(): void {
  const { overlays } = useRuntime();
  const framed = frameOf(usePageId()).layout !== 'plain';
  const offered = useTemplate((state) => state.template.slots.GameSearch !== undefined) && framed;
  useEffect(() => {
    if (!offered) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || isTyping(target)) return;
      event.preventDefault();
      overlays.open('gameSearch');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [offered, overlays]);
}
