import { UiProvider } from '@housefront/ui/primitives/UiProvider';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { fullFrame } from '../routes/screen.ts';
import { useRuntime, useTemplate } from '../runtime/runtime.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { useTexts } from './useTexts.ts';
import { useFooter } from './useFooter.ts';
import { useHeader } from './useHeader.ts';
import { useTabs } from './useTabs.ts';

const Overlays = lazy(() => import('./Overlays.tsx').then((module) => ({ default: module.Overlays })));

function FramedPage({ children }: { readonly children: ReactNode }) {
  const { core } = useRuntime();
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame ?? fullFrame });
  const slots = useTemplate((state) => state.template.slots);
  const header = useHeader();
  const footer = useFooter();
  const tabs = useTabs();
  if (frame.layout === 'plain') return children;
  return (
    <slots.Frame
      header={header}
      footer={frame.footer ? footer : null}
      tabs={frame.tabs ? tabs : null}
      goToTop={core.i18n.t('common.go_to_top')}
    >
      {children}
    </slots.Frame>
  );
}

/** Around every page: the way to navigate, the frame of the template, and what stands above the page. */
export function RootLayout(): ReactNode {
  const runtime = useRuntime();
  const textsReady = useTexts();
  const { config } = runtime.core;
  return (
    <UiProvider
      navigate={(href) => runtime.navigate(href)}
      iconHosts={config.iconHosts}
      iconBase="/icons"
      colorScheme={runtime.theme.scheme}
    >
      <FramedPage>
        <Outlet />
      </FramedPage>
      {textsReady ? (
        <SectionBoundary>
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </UiProvider>
  );
}
