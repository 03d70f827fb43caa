import { navigationTarget } from '@housefront/core/adapters';
import type { HeaderProps } from '@housefront/ui/slots';
import { TileShape, UiProvider } from '@housefront/ui/primitives/UiProvider';
import { lazy, use, useCallback, useEffect, type ReactNode } from 'react';
import { useExtension } from '../kernel/extension.ts';
import { frameOf } from '../kernel/page-frame.ts';
import { usePageId } from '../kernel/useRoute.ts';
import { HydratedContext, useRuntime, useTemplate } from '../kernel/runtime.ts';
import { shownParts } from '../kernel/frame-flags.ts';
import { LaterPart } from '../kernel/SectionBoundary.tsx';
import { SeoBlock } from './SeoBlock.tsx';
import { useFooter } from './useFooter.ts';
import { useHeader } from './useHeader.ts';
import { useTabs } from './useTabs.ts';

const AbovePage = lazy(() => import('./overlays/AbovePage.tsx'));

/** A part of the frame without a page; mounted means hydrated (SHELL-22). */
function SinglePart({ children }: { readonly children: ReactNode }) {
  const onHydrated = use(HydratedContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

/** A component of its own for the header: between two components React lets the browser react to the visitor. */
function HeadedPage({ children }: { readonly children: ReactNode }) {
  const extension = useExtension();
  const page = <PageFrame header={useHeader()}>{children}</PageFrame>;
  return extension ? <extension.Around>{page}</extension.Around> : page;
}

function PageFrame({ header, children }: { readonly header: HeaderProps; readonly children: ReactNode }) {
  const { core, flags, hasContent } = useRuntime();
  const frame = frameOf(usePageId());
  const slots = useTemplate((state) => state.template.slots);
  const footer = useFooter();
  const tabs = useTabs();
  const mode = useTemplate((state) => state.mode);
  if (frame.layout === 'plain') return <main>{children}</main>;
  const shown = shownParts(flags, frame, mode);
  if (!shown.content) {
    return <SinglePart>{shown.header ? <slots.Header {...header} /> : <slots.Footer {...footer} />}</SinglePart>;
  }
  return (
    <slots.Frame
      header={shown.header ? header : null}
      footer={shown.footer ? footer : null}
      tabs={shown.tabs ? tabs : null}
      goToTop={core.i18n.t('common.go_to_top')}
      seo={hasContent && shown.footer ? <SeoBlock /> : null}
    >
      {children}
    </slots.Frame>
  );
}

/** Guards links in rich text: this site, and others by http(s) (ERR-11). */
const guardHref = (href: string): string | null => navigationTarget(href, { external: true })?.href ?? null;

/** Root layout: navigation, template frame around the page, overlays. */
export function RootLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const { core, theme, navigate: go, sizedPicture, renderHtml } = useRuntime();
  const { config } = core;
  const tiles = useTemplate(({ template }) => template.tiles ?? 'square');
  // Like every setting here the same when texts arrive: all links depend on it (LOOK-17).
  const navigate = useCallback((href: string) => go(href), [go]);
  return (
    <UiProvider
      navigate={navigate}
      iconHosts={config.iconHosts}
      iconBase="/icons"
      colorScheme={theme.scheme}
      imageHosts={config.imageHosts}
      sizedPicture={sizedPicture}
      guardHref={guardHref}
      renderHtml={renderHtml}
    >
      <TileShape value={tiles}>
        <HeadedPage>{children}</HeadedPage>
        <LaterPart>
          <AbovePage />
        </LaterPart>
      </TileShape>
    </UiProvider>
  );
}
