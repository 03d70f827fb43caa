import type { RenderResult } from '@housefront/contract/render';
import { createSandbox, type Sandbox } from '@housefront/sandbox';
import { theme as emerald } from '@housefront/ui/themes/emerald';
import { theme as midnight } from '@housefront/ui/themes/midnight';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import type { SiteFiles } from '../kernel/site-files.ts';
import { createRenderer } from '../site/server.ts';
import { templates } from './testRuntime.ts';

const platform = 'http://platform.test';

/** A site for guests; tests change some of it. */
export const plain = {
  version: 1,
  siteId: 1001,
  public: {
    SITE_NAME: 'Harbour',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1',
    SITE_TITLE: '港湾',
    SITE_TITLE_EN: 'Harbour',
  },
  currencies: 'RMB,USD',
  languages: 'zh_CN,en_US',
  theme: 'midnight',
  upstream: platform,
  iconHosts: [],
  templates,
} satisfies SiteDefinition;

/** A guest's request. */
export interface Asked {
  readonly path?: string;
  readonly mode?: 'desktop' | 'mobile';
  readonly locale?: string;
  /** Where the guest is, as a trusted edge says it. */
  readonly country?: string;
}

/** Renders pages over a sandbox, without a network between. Call it once per file, outside of tests. */
export function renderOverSandbox(): void {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ games: 500, exampleSites: true });
  }, 60_000);
  afterAll(() => sandbox.close());
  beforeEach(() => {
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const { origin } = new URL(input instanceof Request ? input.url : input);
      if (origin !== platform) throw new TypeError(`no server is at ${origin}`);
      return await sandbox.app.request(input instanceof Request ? input : String(input), init);
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
}

function siteOf(config: Partial<SiteDefinition>, files: SiteFiles) {
  vi.stubGlobal('__BUILD_ID__', 'b1');
  vi.stubGlobal('__SITE_FILES__', files);
  return createRenderer({ ...plain, ...config }, config.theme === 'emerald' ? emerald : midnight);
}

/** How a site with this config renders pages for guests. */
export function rendererOf(config: Partial<SiteDefinition>, files: SiteFiles = {}) {
  const { render } = siteOf(config, files);
  return async ({ path = '/', mode = 'desktop', locale = 'en_US', country }: Asked = {}): Promise<RenderResult> =>
    render({
      url: `http://harbour.test${path}`,
      mode,
      locale,
      cookies: {},
      headers: {
        userAgent: 'Test',
        acceptLanguage: locale.replace('_', '-'),
        ...(country !== undefined && { country }),
      },
      upstream: platform,
      styleNonce: 'n0',
      signal: AbortSignal.timeout(30_000),
      requestId: 'r1',
    });
}

/** The page that a site with this config gives a guest. */
export const renderedPage = async (config: Partial<SiteDefinition>, asked?: Asked): Promise<RenderResult> =>
  rendererOf(config)(asked);

/** The addresses of a site with this config for search engines. */
export const searchedAddresses = async (config: Partial<SiteDefinition>): Promise<readonly string[]> =>
  siteOf(config, {}).addresses({
    origin: 'http://harbour.test',
    upstream: platform,
    signal: AbortSignal.timeout(30_000),
    warn: () => undefined,
  });

/** Targets of the links in a page. */
export const linksOf = ({ html }: RenderResult): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

/** The body of a page without its data. */
export const bodyOf = ({ html }: RenderResult): string => /<body[^]*?<script/.exec(html)?.[0] ?? '';
