import { perObject } from '@housefront/contract/per-object';
import { createElement, lazy, Suspense, useCallback, useEffect, type ReactNode, useState } from 'react';
import { pickText } from '@housefront/core/i18n';
import { siteLinkTarget } from '@housefront/core/features/site';
import { FloatDock, type FloatModel } from '@housefront/ui/patterns/FloatDock';
import { useQuery } from '@tanstack/react-query';
import type { SiteExtra } from '../../kernel/defineSite.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { useCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { HydratedContext, useRuntime, useSite, useTemplate } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/useRoute.ts';
import { WithTexts } from '../../kernel/texts/WithTexts.tsx';
import { PopUpPromotions } from '../../screens/promotion/PopUpPromotions.tsx';
import { LazyPart, SectionBoundary } from '../../kernel/SectionBoundary.tsx';
import { useOverlaysWanted } from './useOverlaysWanted.ts';
import { isHiddenPage } from '../../kernel/route/hidden-links.ts';

interface DockProps {
  readonly floats: readonly FloatModel[];
  /** Whether there may be several. */
  readonly several: boolean;
}

function Dock({ floats, several }: DockProps): ReactNode {
  const { t } = useRuntime().core.i18n;
  const more = t('common.quick_links');
  const label = several ? more : t('common.customer_service');
  return <FloatDock floats={floats} texts={{ label, close: t('common.close'), more }} />;
}

/** Floating elements of the site but what its bottom bar has; closed ones stay closed until the session ends (SITE-10). */
function Floats(): ReactNode {
  const { core, isAbsent } = useRuntime();
  const { config, i18n, ports } = core;
  const framed = frameOf(usePageId()).layout !== 'plain';
  const { data = [] } = useQuery({ ...core.siteFeature.queries.floats(), enabled: framed });
  // The bar of a phone leads there already, or the menu beside it.
  const service = useCustomerService();
  const inBar = useSite(({ mode }) => mode === 'mobile') ? service : null;
  const isMember = useSite(({ memberId }) => memberId !== null);
  const [closed, setClosed] = useState(() => ports.storage.get('closedFloats') ?? []);
  if (!framed) return null;
  const floats = data
    .map((float, index) => ({ float, id: float.id ?? `${index}` }))
    .sort((a, b) => a.float.sort - b.float.sort)
    .flatMap(({ float, id }) => {
      const target = siteLinkTarget(float);
      const title = pickText(float.title, i18n.locale);
      if (!target || target.href === inBar || closed.includes(id) || title === '') return [];
      if (isHiddenPage(config.hiddenLinks, target.href) || isAbsent(target.href)) return [];
      const onClose = () => {
        const all = [...closed, id];
        ports.storage.set('closedFloats', all);
        setClosed(all);
      };
      return [{ id, title, picture: float.icon, position: float.position, href: target.href, onClose }];
    });
  // Several are behind a button, whose text a first page does not have. A member may have the wheel beside one.
  return floats.length > 1 || isMember ? (
    <WithTexts>
      <Dock floats={floats} several />
    </WithTexts>
  ) : (
    <Dock floats={floats} several={false} />
  );
}

const loadOverlays = () => import('./Overlays.tsx');

/** The site's own component, one per loader: a component that suspends on mount has no state (SHELL-17x). */
const componentOf = perObject((load: SiteExtra) => lazy(load));

const Overlays = lazy(loadOverlays);
const Consent = lazy(() => import('../../screens/consent/ConsentOverlay.tsx'));
const PhoneHints = lazy(() => import('../../screens/phone-hints/PhoneHints.tsx'));

/**
 * Parts over the page: the site's own component, dialogs, hints, floats. Loaded after the page; each part loads its code
 * and texts when it has content.
 */
export default function AbovePage(): ReactNode {
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
        <LazyPart>
          <WithTexts>{createElement(componentOf(extra))}</WithTexts>
        </LazyPart>
      ) : null}
      {core.config.consent ? (
        <LazyPart>
          <Consent />
        </LazyPart>
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
