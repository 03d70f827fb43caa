import type { SiteConfig } from '@housefront/contract/site-config';
import { createI18n } from '@housefront/core/i18n';
import { fakePorts, testConfig, type FakePorts } from '@housefront/core/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { createRoutedRuntime, type RoutedOptions } from '../site/createRoutedRuntime.ts';

/** The templates of a test site unless it wishes for others: the first of each mode. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-1'),
};

/** Wishes for {@link testRuntime}. */
export interface RuntimeWishes extends Partial<Pick<RoutedOptions, 'theme' | 'content' | 'extra' | 'templates'>> {
  /** Differences from the config of tests. */
  readonly config?: Partial<SiteConfig> | undefined;
  readonly ports?: FakePorts;
  /** Where the visitor is; home without it. */
  readonly path?: string;
  readonly mode?: 'desktop' | 'mobile';
  /** English without it. */
  readonly locale?: string;
  /** RMB without it. */
  readonly currency?: string;
  /** A page that is rendered, not one of a browser. */
  readonly server?: boolean;
}

/** A site over ports that a test holds; nothing is loaded or started yet, and the caller disposes of its core. */
export async function testRuntime({
  config,
  ports = fakePorts(),
  path = '/',
  mode = 'desktop',
  locale = 'en_US',
  currency = 'RMB',
  server = false,
  theme = { name: 'midnight', scheme: 'dark', canvas: '#000000' },
  content,
  extra,
  templates: chosen = templates,
}: RuntimeWishes = {}): Promise<{ readonly runtime: Runtime; readonly router: SiteRouter }> {
  return createRoutedRuntime({
    config: testConfig(config),
    templates: chosen,
    theme,
    ports,
    i18n: await createI18n({ locale }),
    initial: { locale, mode, currency, year: 2026 },
    history: createMemoryHistory({ initialEntries: [path] }),
    server,
    content,
    extra,
  });
}
