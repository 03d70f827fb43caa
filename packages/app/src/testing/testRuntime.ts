import type { SiteConfig } from '@housefront/contract/site-config';
import { createI18n, htmlLang } from '@housefront/core/i18n';
import { fakePorts, testConfig, type FakePorts } from '@housefront/core/testing';
import { languageOf } from '@housefront/contract/ids';
import { amountStyle } from '@housefront/contract/rules';
import { absentPages } from '@housefront/contract/absent-pages';
import { createMemoryHistory } from '../kernel/route/history.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { loadRoute, resolveRoute } from '../routes/loadRoute.ts';
import { createRuntime, type RuntimeOptions } from '../site/createRuntime.ts';
import { extendSite } from '../site/extendSite.ts';

/** The templates of a test site unless it wishes for others: the first of each mode. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-1'),
};

/** Wishes for {@link testRuntime}. */
export interface RuntimeWishes extends Partial<
  Pick<RuntimeOptions, 'theme' | 'files' | 'content' | 'extra' | 'templates' | 'i18n'>
> {
  /** Differences from the config of tests. */
  readonly config?: Partial<SiteConfig> | undefined;
  readonly ports?: FakePorts;
  /** The page of the visitor; home without it. */
  readonly path?: string;
  readonly mode?: 'desktop' | 'mobile';
  /** English without it. */
  readonly locale?: string;
  /** RMB without it. */
  readonly currency?: string;
  /** A page that is rendered, not one of a browser. */
  readonly server?: boolean;
}

/** A site of a test. */
export interface TestSite {
  readonly runtime: Runtime;
  /** Loads the first page, then starts navigation. @returns where a server redirects to instead */
  readonly open: () => Promise<string | undefined>;
}

/** A site over ports of the test; nothing is loaded or started yet, and the caller disposes of its core. */
export async function testRuntime({
  config,
  ports = fakePorts(),
  path = '/',
  mode = 'desktop',
  locale = 'en_US',
  currency = 'RMB',
  server = false,
  theme = { name: 'midnight', scheme: 'dark', canvas: '#000000', accent: { base: '#eebb4d', on: '#211602' } },
  files,
  content,
  extra,
  templates: chosen = templates,
  i18n,
}: RuntimeWishes = {}): Promise<TestSite> {
  const history = createMemoryHistory(path);
  let isHydrated = false;
  const checked = testConfig(config);
  const runtime = await createRuntime({
    config: checked,
    absent: absentPages(checked),
    templates: chosen,
    theme,
    files,
    languageNames: Object.fromEntries(
      checked.languages.map((code) => [code, languageOf(code, checked.ownLanguages)?.name ?? code]),
    ),
    ports,
    i18n: i18n ?? (await createI18n({ locale })),
    initial: {
      locale,
      mode,
      currency,
      amountStyle: amountStyle(htmlLang(locale), languageOf(locale)?.direction),
      year: 2026,
    },
    history,
    isHydrated: () => isHydrated,
    server,
    content,
    extra,
  });
  await extendSite(runtime.core);
  const open = async (): Promise<string | undefined> => {
    const resolved = resolveRoute(runtime, path);
    if (server && resolved.href !== path) return resolved.href;
    history.write(resolved.href, true);
    runtime.route.show(await loadRoute(runtime, resolved));
    if (server) return undefined;
    isHydrated = true;
    runtime.navigation.start();
    return undefined;
  };
  return { runtime, open };
}
