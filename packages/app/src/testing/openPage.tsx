import type { SiteConfig } from '@housefront/contract/site-config';
import { createI18n } from '@housefront/core/i18n';
import type { ContentProvider } from '@housefront/core/features/content';
import { fakePorts, testConfig, type FakePorts } from '@housefront/core/testing';
import { theme } from '@housefront/ui/themes/midnight';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { SiteRouter } from '../routes/router.tsx';
import type { Runtime } from '../runtime/runtime.ts';
import { createRuntime } from '../site/createRuntime.ts';
import type { SiteExtra } from '../site/defineSite.ts';
import { SiteApp } from '../site/SiteApp.tsx';

/** Wishes for {@link openPage}. */
export interface PageOptions {
  readonly config?: Partial<SiteConfig>;
  readonly mode?: 'desktop' | 'mobile';
  readonly content?: ContentProvider;
  readonly extra?: SiteExtra;
  /** Sets up ports before anything looks at them. */
  readonly prepare?: (ports: FakePorts) => void;
}

/** A page of a site in English, over ports that a test holds; the platform answers what is scripted. Gone when the test ends. */
export async function openPage(
  path: string,
  { config, mode = 'desktop', content, extra, prepare }: PageOptions = {},
): Promise<{ readonly runtime: Runtime; readonly router: SiteRouter; readonly ports: FakePorts }> {
  const ports = fakePorts();
  prepare?.(ports);
  const { runtime, router } = await createRuntime({
    config: testConfig(config),
    templates: {
      desktop: () => import('@housefront/ui/templates/desktop-1'),
      mobile: () => import('@housefront/ui/templates/h5-1'),
    },
    theme,
    ports,
    i18n: await createI18n({ locale: 'en_US' }),
    initial: { locale: 'en_US', mode, currency: 'USD' },
    history: createMemoryHistory({ initialEntries: [path] }),
    server: false,
    content: content && (() => Promise.resolve({ default: content })),
    extra,
  });
  await router.load();
  Object.assign(document.documentElement.dataset, { theme: 'midnight', motion: 'reduced' });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<SiteApp runtime={runtime} router={router} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    runtime.core.dispose();
  });
  return { runtime, router, ports };
}
