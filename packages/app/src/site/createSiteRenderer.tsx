import { absentPages } from '@housefront/contract/absent-pages';
import { languageOf } from '@housefront/contract/ids';
import { isLook } from '@housefront/contract/page-search';
import {
  MANIFEST_PATH,
  OFFLINE_WORKER_PATH,
  type AddressesRequest,
  type RenderRequest,
  type RenderResult,
} from '@housefront/contract/render';
import { amountStyle } from '@housefront/contract/rules';
import { cookieLine, createServerPorts, serverLogger } from '@housefront/core/adapters';
import { createI18n, htmlLang, loadLocale, recordTexts, resolveCurrency, type OwnTexts } from '@housefront/core/i18n';
import { inLanguage } from '@housefront/contract/site-title';
import type { ThemeFacts } from '@housefront/ui/theme';
import { promotionModalLabels } from '@housefront/ui/views/promotion-modal/labels';
import { defaultShouldDehydrateQuery, dehydrate, type Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { heroImage, hasPayload, pageId, pageView } from '../kernel/seo/page-facts.ts';
import { pageSeo } from '../kernel/seo/pageSeo.ts';
import { createMemoryHistory } from '../kernel/route/history.ts';
import { loadRoute, resolveRoute } from '../routes/loadRoute.ts';
import { checkSite, checkTemplates } from './checkSite.ts';
import { createRuntime } from './createRuntime.ts';
import { extendSite } from './extendSite.ts';
import { createDevAssets } from './assets/dev-assets.ts';
import type { SiteFiles } from '../kernel/site-files.ts';
import type { SiteDefinition } from '../kernel/defineSite.ts';
import { documentScript, documentStyle, renderDocument } from './document/document.ts';
import { styleHashes, scriptHash } from './document/inserted-styles.ts';
import { oldestBrowsers } from './oldestBrowsers.ts';
import { createServerAssets } from './assets/server-assets.ts';
import { createSharedData } from './hydration/shared-data.ts';
import { keepNameOrder } from './hydration/name-order.ts';
import { createHtmlRenderer } from './document/renderHtml.ts';
import { seoTags } from './document/seoTags.ts';
import { truncateLists } from './hydration/short-lists.ts';
import { siteAddresses } from './siteAddresses.ts';
import { SiteApp } from './SiteApp.tsx';
import { offlineFacts, webManifest } from './document/web-app.ts';
import { sizedPicture } from './sizedPicture.tsx';
import { clientConfig, renderedRoute, serialiseState } from './hydration/hydration-state.ts';

/** Caches a value per key. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/**
 * Depends on the packages only, so each language is loaded once for all sites. Each render records the texts that it reads
 * separately.
 */
const shippedTexts = once((locale) => createI18n({ locale }));

/** The texts above the footer are in the markup and are not needed as data. */
const travels = (query: Query): boolean => defaultShouldDehydrateQuery(query) && query.queryKey[1] !== 'seo';

/** The icon of a site whose config names none. */
const FAVICON = 'favicon.svg';

/** Facts of the build that the renderer needs. */
export interface SiteBuild {
  readonly buildId: string;
  /** Folder of the built server entry, `dist/server`. */
  readonly folder: string;
  /** Pictures of the site's own. */
  readonly files: SiteFiles;
  /** Texts of the site's own languages, and of those that it words itself, by code (OPS-23). */
  readonly texts: Readonly<Record<string, OwnTexts>>;
}

/**
 * Creates a site's renderer. It rejects every page when an imported template differs from the config. All sites of a thread
 * share this module, so state of a site must be inside this function.
 * @throws {SiteConfigError} when the config cannot be used
 */
export function createSiteRenderer(site: SiteDefinition, theme: ThemeFacts, build: SiteBuild) {
  const { buildId, folder, files } = build;
  const config = checkSite(site, theme);
  const configIn = once((locale) => inLanguage(config, locale));
  let agreed: Promise<void> | undefined;
  const assets = import.meta.env.DEV ? createDevAssets() : createServerAssets(folder);
  const shared = once(() => createSharedData());
  const hashOf = once(scriptHash);
  const icons = {
    favicon: config.icons.favicon ?? FAVICON,
    appleTouch: config.icons.appleTouch ?? files.webApp?.appleTouch,
  };
  const absent = absentPages(config);
  const renderHtml = createHtmlRenderer(config.imageHosts);
  const { languages, ownLanguages } = config;
  const languageNames = Object.fromEntries(
    languages.map((code) => [code, languageOf(code, ownLanguages)?.name ?? code]),
  );
  const directionOf = (locale: string) => languageOf(locale, ownLanguages)?.direction ?? 'ltr';
  const styleOf = once((locale) => amountStyle(htmlLang(locale), directionOf(locale)));
  const ownTexts = once((locale) => createI18n({ locale, own: build.texts[locale] }));
  const textsOf = (locale: string) => (build.texts[locale] ? ownTexts(locale) : shippedTexts(locale));
  const catalogueOf = async (locale: string) => (await build.texts[locale]?.())?.default ?? loadLocale(locale);

  /** Facts of the site as an app; null for the address of a page. */
  async function webApp({ pathname }: URL, locale: string): Promise<object | null> {
    if (pathname === MANIFEST_PATH)
      return webManifest({ config: configIn(locale), theme, files: files.webApp, i18n: await textsOf(locale) });
    return pathname === OFFLINE_WORKER_PATH ? offlineFacts({ config, theme }, textsOf) : null;
  }

  async function render(request: RenderRequest): Promise<RenderResult> {
    await (agreed ??= checkTemplates(site.templates, config));
    const { url, mode, locale, cookies, headers, upstream, signal, requestId, traceparent, styleNonce } = request;
    const { dataVersion = 0 } = request;
    const shown = configIn(locale);
    const address = new URL(url);
    const facts = await webApp(address, locale);
    if (facts) return { status: 200, headers: {}, html: JSON.stringify(facts), cacheable: true, scriptHashes: [] };
    const currency = resolveCurrency({
      cookie: cookies['ccy'],
      country: headers.country,
      locale,
      configured: config.currencies,
      preset: config.defaultCurrency,
      own: ownLanguages,
    });
    // Header, tabs and loading states change with the first responses after hydration.
    const recorder = recordTexts(await textsOf(locale), await catalogueOf(locale), ['shell', 'common']);
    const data = shared(upstream);
    const queryClient = data.createClient(signal, dataVersion);
    const queryCache = queryClient.getQueryCache();
    const realtime = config.realtime && { ...config.realtime, ...request.realtime };
    const requested = address.pathname + address.search;
    // A redirect may set a flag for its target; pages themselves set no cookies (SHELL-07).
    const cookieHeaders: Record<string, string> = {};
    const year = new Date().getUTCFullYear();
    const runtime = await createRuntime({
      config: shown,
      templates: site.templates,
      content: site.content,
      languageNames,
      renderHtml,
      sizedPicture: config.images === undefined ? undefined : sizedPicture(config.images, address.origin),
      theme,
      files,
      absent,
      ports: createServerPorts({
        upstream,
        url,
        cookies,
        userAgent: headers.userAgent,
        languages: [headers.acceptLanguage],
        headers: { 'x-request-id': requestId, ...(traceparent !== undefined && { traceparent }) },
        signal,
        logger: serverLogger(request.warn),
        onCookie: (name, value, wishes) => {
          cookieHeaders['set-cookie'] = cookieLine(name, value, { ...wishes, secure: address.protocol === 'https:' });
        },
      }),
      i18n: recorder.i18n,
      initial: { locale, mode, currency, amountStyle: styleOf(locale), year },
      history: createMemoryHistory(requested),
      isHydrated: () => false,
      server: true,
      queryClient,
    });
    await extendSite(runtime.core);
    try {
      const resolved = resolveRoute(runtime, requested);
      if (resolved.href !== requested) {
        return {
          status: 302,
          headers: cookieHeaders,
          html: '',
          cacheable: true,
          scriptHashes: [],
          redirect: resolved.href,
        };
      }
      runtime.route.show(await loadRoute(runtime, resolved));
      const { core, templates } = runtime;
      await core.queryClient.prefetchQuery(core.content.queries.seo());
      // Before lists are truncated: the next page needs the whole list to truncate it, or to search in it.
      data.keep(queryCache, dataVersion);
      truncateLists(core, address);
      keepNameOrder(core, address.searchParams);
      const { template } = templates.store.getState();
      const route = runtime.route.getState();
      templates.settle();
      const body = assets.draw(() => renderToString(<SiteApp runtime={runtime} />));
      const status = route.failed === null ? 200 : route.failed.kind === 'error' ? 500 : 404;
      const queries = dehydrate(core.queryClient, { shouldDehydrateQuery: travels });
      const complete = queryCache
        .getAll()
        .every(
          ({ state: { status, fetchStatus } }) =>
            status === 'success' || (status === 'pending' && fetchStatus === 'idle'),
        );
      const id = pageId(route);
      const page = assets.page({ template: template.id, page: id, view: pageView(route) });
      const script = documentScript(page, config.browserReports);
      const style = documentStyle(assets.css(page.styles));
      const hero = heroImage(route, core, template.tiles ?? 'square');
      const seo = pageSeo(route, core);
      // Every first visitor gets a pop-up promotion, so its texts are included.
      for (const key of Object.values(promotionModalLabels)) recorder.i18n.t(key);
      const serialised = serialiseState({
        config: clientConfig({ ...shown, ...(realtime && { realtime }) }),
        buildId,
        ...((files.logo ?? files.marks) && {
          files: { ...(files.logo && { logo: files.logo }), ...(files.marks && { marks: files.marks }) },
        }),
        ...(absent !== undefined && { absent }),
        mode,
        locale,
        currency,
        amountStyle: styleOf(locale),
        languageNames,
        year,
        complete,
        route: renderedRoute(route),
        texts: recorder.texts(),
        queries,
        icons: assets.icons(body),
      });
      const html = renderDocument({
        isRightToLeft: directionOf(locale) === 'rtl',
        services: request.services,
        root: {
          lang: htmlLang(locale),
          theme: theme.name,
          mode,
          template: template.id,
          desktopTemplate: config.public.TEMPLATE_NAME,
          mobileTemplate: config.public.MOBILE_TEMPLATE_NAME,
        },
        seo: seoTags({
          seo: status === 200 && !isLook(address.pathname, address.searchParams) ? seo : { ...seo, noindex: true },
          siteName: shown.public.SITE_NAME,
          origin: address.origin,
          locale,
          locales: config.languages,
          askedLocale: config.languages.find((known) => known === address.searchParams.get('lang')) ?? null,
          image: hero ?? `/${icons.favicon}`,
        }),
        themeColor: theme.canvas,
        icons,
        manifest: `${MANIFEST_PATH}?lang=${locale}`,
        body,
        state: serialised.state,
        assets: page,
        style,
        hero,
        styleNonce,
        script,
        noScripts: recorder.i18n.t('browser.no_scripts'),
        outdated: recorder.i18n.t('browser.outdated', { browsers: oldestBrowsers }),
      });
      // An incomplete page must not be cached.
      const cacheable = complete && status === 200;
      const payload = cacheable && hasPayload(id) ? serialised.payload : undefined;
      return {
        status,
        headers: {},
        html,
        cacheable,
        scriptHashes: [hashOf(script)],
        styleHashes: styleHashes(hashOf(style)),
        ...(payload && { payload }),
      };
    } finally {
      runtime.core.dispose();
    }
  }

  return {
    render,
    config,
    buildId,
    /** Addresses for search engines, as paths. */
    addresses: (request: AddressesRequest) => siteAddresses(site, config, build.texts, request),
  };
}
