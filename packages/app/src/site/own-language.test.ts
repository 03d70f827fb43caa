import { completeCatalogue, loadLocale } from '@housefront/core/i18n';
import { createSandbox, type Sandbox } from '@housefront/sandbox';
import { theme } from '@housefront/ui/themes/midnight';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { templates } from '../testing/testRuntime.ts';
import { createSiteRenderer } from './createSiteRenderer.tsx';

let sandbox: Sandbox;
const asked: string[] = [];
beforeAll(async () => {
  sandbox = await createSandbox({ games: 500 });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(String(input), init);
    asked.push(request.headers.get('language') ?? '');
    return sandbox.app.request(request);
  });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

/** A site with two languages of its own, in which it calls the sign-in by a word of its own. */
function siteOf(signIn: string, more: object = {}, english?: string) {
  const site = {
    version: 1 as const,
    siteId: 1001,
    public: {
      SITE_NAME: 'Fleuve',
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1',
      SITE_TITLE_EN: 'Fleuve',
    },
    currencies: 'RMB,USD',
    languages: 'en_US,fr_FR,ar_SA',
    ownLanguages: {
      fr_FR: { name: 'Français', countries: ['FR'], currency: 'USD' },
      ar_SA: { name: 'العربية', direction: 'rtl' as const },
    },
    theme: 'midnight' as const,
    upstream: 'http://platform.test',
    iconHosts: [],
    templates,
    ...more,
  };
  const texts = (locale: string, written: Record<string, Record<string, string>>) => async () => ({
    default: completeCatalogue(locale, written, [await loadLocale('en_US')]).catalogue,
  });
  const { render } = createSiteRenderer(site, theme, {
    buildId: 'b1',
    folder: '/nowhere',
    files: {},
    texts: {
      fr_FR: texts('fr_FR', { shell: { 'shell.header.login': signIn } }),
      ar_SA: texts('ar_SA', {}),
      ...(english !== undefined && { en_US: texts('en_US', { shell: { 'shell.header.login': english } }) }),
    },
  });
  return async (locale: string, country?: string, path = '/'): Promise<string> => {
    const page = await render({
      url: `http://fleuve.test${path}`,
      mode: 'desktop',
      locale,
      cookies: {},
      headers: { userAgent: 'Test', acceptLanguage: 'en', ...(country !== undefined && { country }) },
      upstream: 'http://platform.test',
      styleNonce: 'n0',
      signal: AbortSignal.timeout(30_000),
      requestId: 'r1',
    });
    return page.html;
  };
}

test('[LOC-02] a page in a language of the site has its texts, those of English for the rest, and its own name', async () => {
  const render = siteOf('Se connecter');
  const page = await render('fr_FR');
  expect(page).toContain('<html lang="fr-FR" data-');
  expect(page).toMatch(/>Se connecter</);
  expect(page).toMatch(/>Register</);
  expect(page).toContain('"languageNames":{"en_US":"English","fr_FR":"Français","ar_SA":"العربية"}');
  expect(page).toContain('hreflang="fr-FR"');
  expect(page).toContain('"locale":"fr_FR"');
  // The currency of its readers, also for visitors from its countries; the platform is asked in its code.
  expect(page).toContain('"currency":"USD"');
  expect(await render('en_US', 'FR')).toContain('"currency":"USD"');
  expect(await render('ar_SA')).toContain('"currency":"RMB"');
  expect(asked).toContain('fr_FR');
}, 60_000);

test('[LOC-02] a language that is written from right to left is marked so, and no other is', async () => {
  const render = siteOf('Se connecter');
  expect(await render('ar_SA')).toMatch(/<html lang="ar-SA"[^>]* dir="rtl">/);
  expect(await render('fr_FR')).not.toContain('dir="rtl"');
  const manifest = async (locale: string): Promise<unknown> =>
    JSON.parse(await render(locale, undefined, '/manifest.webmanifest'));
  expect(await manifest('ar_SA')).toMatchObject({ lang: 'ar-SA', dir: 'rtl' });
  expect(await manifest('fr_FR')).toMatchObject({ lang: 'fr-FR', dir: 'ltr' });
}, 60_000);

test('[FLD-14] a page carries the style of its amounts, and the browser asks Intl for none', async () => {
  const render = siteOf('Se connecter');
  const styleOf = (page: string): unknown => JSON.parse(/"amountStyle":(\{[^}]*\})/.exec(page)?.[1] ?? 'null');
  const behind = { isIndian: false, place: 'after', gap: '\u00a0' };
  expect(styleOf(await render('fr_FR'))).toEqual({ ...behind, group: '\u202f', decimal: ',', isolated: false });
  expect(styleOf(await render('ar_SA'))).toEqual({ ...behind, group: ',', decimal: '.', isolated: true });
}, 60_000);

test('[LOC-02] sites of one thread with the same language have texts of their own', async () => {
  const [one, other] = [siteOf('Se connecter'), siteOf('Entrer')];
  const pages = [await one('fr_FR'), await other('fr_FR'), await one('fr_FR')];
  expect(pages.map((page) => />Se connecter</.test(page))).toEqual([true, false, true]);
  expect(pages.map((page) => />Entrer</.test(page))).toEqual([false, true, false]);
}, 60_000);

test('[OPS-23] each language has the name, title and texts that the site gives it, in the page and the manifest', async () => {
  const siteNames = { en_US: { name: 'River', title: 'River Casino' }, fr_FR: { title: 'Le Fleuve' } };
  const render = siteOf('Entrer', { siteNames }, 'Step in');
  const english = await render('en_US');
  expect(english).toContain('<title>River Casino</title>');
  expect(english).toContain('<meta property="og:title" content="River Casino">');
  expect(english).toContain('<meta property="og:site_name" content="River">');
  expect(english).toMatch(/>Step in</);
  expect(english).toContain('"shell.header.login":"Step in"');
  expect(english).not.toMatch(/>Sign in</);
  const french = await render('fr_FR');
  expect(french).toContain('<title>Le Fleuve</title>');
  expect(french).toContain('<meta property="og:site_name" content="Fleuve">');
  expect(french).toMatch(/>Entrer</);
  expect(await render('ar_SA')).toContain('<title>Fleuve</title>');
  // Browsers get those of their language alone.
  for (const page of [english, french]) expect(page).not.toContain('siteNames');
  expect(JSON.parse(await render('en_US', undefined, '/manifest.webmanifest'))).toMatchObject({
    name: 'River Casino',
    short_name: 'River',
  });
}, 60_000);

test('[OPS-23] a site without names and texts of its own sends not a byte more', async () => {
  // Times and the jackpot go on.
  const bare = (html: string) => html.replaceAll(/\d+/g, '0');
  const [plain, again] = [siteOf('Entrer'), siteOf('Entrer', { siteNames: { fr_FR: { title: 'Le Fleuve' } } })];
  expect(bare(await again('en_US')) === bare(await plain('en_US'))).toBe(true);
}, 60_000);
