import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import type { ContentPage, ContentProvider } from '@housefront/core/features/content';
import type { FrameProps } from '@housefront/ui/slots';
import desktop from '@housefront/ui/templates/desktop-1';
import mobile from '@housefront/ui/templates/h5-1';
import { idle } from '@housefront/ui/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TemplateView } from '../kernel/TemplateView.tsx';
import { openPage } from '../testing/openPage.tsx';

const text = (id: string): ContentPage => ({
  id,
  title: `Title ${id}`,
  description: '',
  html: `<p>Words of ${id}</p><script>1</script>`,
});
const content: ContentProvider = {
  page: (id) => Promise.resolve(id === 'about' ? text(id) : null),
  pages: () => Promise.resolve([text('about')]),
  faq: () => Promise.resolve([text('q1'), text('q2')]),
  seo: () => Promise.resolve(text('seo')),
};

test('[SHELL-16] a site without content or component of its own has neither', async () => {
  await openPage('/app');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('main h2')?.textContent).toBe('Add to your home screen');
  expect(document.querySelectorAll('main h2')).toHaveLength(1);
});

test.each([
  [
    'throws',
    () =>
      Promise.resolve({
        default: () => {
          throw new Error('broken');
        },
      }),
  ],
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
])('[SHELL-17x] a component that %s leaves the page as it is', async (_what, extra) => {
  const { ports } = await openPage('/app', { extra });
  await vi.waitFor(() => expect(ports.logger.lines.some(({ level }) => level === 'error')).toBe(true), 10_000);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
});

test.for(['first', 'second'])(
  'a view that no route has loaded is loaded by the %s site of a document too',
  async (turn) => {
    const texts = { waiting: `Above the ${turn}`, gaveUp: '', hint: '', close: '', home: '' };
    const props = { siteName: 'Harbour', logo: null, state: 'waiting', homeHref: '/', texts } as const;
    const Above = () => <TemplateView name="loading" props={props} />;
    await openPage('/app', { extra: () => Promise.resolve({ default: Above }) });
    await expect.element(page.getByText(texts.waiting)).toBeInTheDocument();
  },
);

test('a part that was loading while the mode changed, and changed back, appears', async () => {
  // Neither template has it before both changes are over.
  const held = { desktop: Promise.withResolvers<void>(), mobile: Promise.withResolvers<void>() };
  const asked: string[] = [];
  const late = (template: typeof desktop, mode: keyof typeof held) => {
    const loading = () => {
      asked.push(mode);
      return held[mode].promise.then(template.views.loading);
    };
    const loaded = Promise.resolve({ default: { ...template, views: { ...template.views, loading } } });
    return () => loaded;
  };
  const templates = { desktop: late(desktop, 'desktop'), mobile: late(mobile, 'mobile') };
  const texts = { waiting: 'Above both', gaveUp: '', hint: '', close: '', home: '' };
  const props = { siteName: 'Harbour', logo: null, state: 'waiting', homeHref: '/', texts } as const;
  const Above = () => <TemplateView name="loading" props={props} />;
  const { runtime } = await openPage('/app', { templates, extra: () => Promise.resolve({ default: Above }) });
  await expect.poll(() => asked).toEqual(['desktop']);
  await runtime.templates.switchMode('mobile');
  await expect.poll(() => asked).toEqual(['desktop', 'mobile']);
  held.desktop.resolve();
  // It comes while the other mode is shown.
  await desktop.views.loading();
  await idle();
  await runtime.templates.switchMode('desktop');
  held.mobile.resolve();
  await expect.element(page.getByText('Above both')).toBeInTheDocument();
});

test('what is above the page does not count as the page being hydrated', async () => {
  const onHydrated = vi.fn<() => void>();
  const texts = { waiting: 'Above all', gaveUp: '', hint: '', close: '', home: '' };
  const props = { siteName: 'Harbour', logo: null, state: 'waiting', homeHref: '/', texts } as const;
  const Above = () => <TemplateView name="loading" props={props} />;
  await openPage('/app', { extra: () => Promise.resolve({ default: Above }), onHydrated });
  await expect.element(page.getByText('Above all')).toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(onHydrated).toHaveBeenCalledOnce();
});

test('[SHELL-02x] the app page shows the links of the site, as codes to scan on a desktop', async () => {
  await openPage('/app', { config: { appLinks: { ios: 'https://apps.test/1', android: 'https://apps.test/2' } } });
  const ios = page.getByRole('main').getByRole('link', { name: 'App for iPhone and iPad' });
  await expect.element(ios).toHaveAttribute('href', 'https://apps.test/1');
  expect(document.querySelectorAll('main svg[viewBox^="-3"] path[d^="M0 0h1"]')).toHaveLength(2);
});

test('[SHELL-03] without sponsors the page says so and leads home', async () => {
  await openPage('/sponsor', { prepare: ({ http }) => http.ok(calls.modelSponsor, { list: [] }) });
  await expect.element(page.getByText('No sponsors yet')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test.each([
  ['desktop', calls.footer, calls.mobileFooter],
  ['mobile', calls.mobileFooter, calls.footer],
] as const)(
  '[SITE-09] [SITE-08] the footer on %s comes from its own list, and bad links are left out',
  async (mode, own, other) => {
    const list = [
      { id: 1, title: { en_US: 'About us', zh_CN: '关于' }, selectedType: 'main', selectedId: 'about', sort: 2 },
      { id: 2, title: 'Out', selectedType: 'outerLink', url: 'https://out.test/', sort: 1 },
      { id: 3, title: 'Bad', selectedType: 'outerLink', url: 'javascript:alert(1)', sort: 3 },
    ];
    const { ports } = await openPage('/app', { mode, prepare: ({ http }) => http.ok(own, { list }) });
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await vi.waitFor(
      () =>
        expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(['https://out.test/', '/main/about']),
      10_000,
    );
    expect([own, other].map((call) => ports.http.sent(callPath(call)).length)).toEqual([1, 0]);
  },
);

test('[SITE-10] [SITE-11x] [LOOK-14] several floats are one at the edge of the first, and a closed one stays away', async () => {
  const list = [
    { id: 7, title: 'Help', selectedType: 'faq', selectedId: 'q1', position: 'left' },
    { id: 8, title: 'Out', selectedType: 'outerLink', url: 'https://out.test/' },
    { id: 9, title: 'Bad', selectedType: 'outerLink', url: 'javascript:alert(1)' },
  ];
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { ports } = await openPage('/app', { prepare: ({ http }) => http.ok(calls.float, { list }) });
  const help = page.getByRole('link', { name: 'Help', exact: true });
  const more = page.getByRole('button', { name: 'Quick links' });
  await more.click();
  await expect.element(help).toHaveAttribute('href', '/faq/q1');
  const edge = (element: Element) => element.closest<HTMLElement>('[data-position]')?.dataset['position'];
  // The first by order.
  expect([edge(help.element()), edge(page.getByRole('link', { name: 'Out', exact: true }).element())]).toEqual([
    'left',
    'left',
  ]);
  expect(page.getByRole('link', { name: 'Bad' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Close: Help' }).click();
  await vi.waitFor(() => expect(help.elements()).toEqual([]), 10_000);
  // One alone is shown by itself.
  await expect.element(page.getByRole('link', { name: 'Out', exact: true })).toBeVisible();
  expect(more.elements()).toEqual([]);
  expect(ports.storage.session.getItem('closedFloats')).toBe('["7"]');
});

test.each([
  ['desktop', ['Chat', 'Other']],
  ['mobile', ['Other']],
] as const)('[LOOK-14] on %s the floats are %o: the bar of a phone leads to customer service', async (mode, names) => {
  const chat = 'https://chat.test/en';
  const link = (id: number, title: string, url: string) => ({ id, title, selectedType: 'outerLink', url });
  await openPage('/app', {
    mode,
    config: { customerServiceUrl: { en_US: chat, zh_CN: chat } },
    prepare: ({ http }) =>
      http.ok(calls.float, { list: [link(1, 'Chat', chat), link(2, 'Other', 'https://out.test/')] }),
  });
  const shown = () => [...document.querySelectorAll('[data-floats] a[href]')].map((one) => one.textContent).toSorted();
  await expect.poll(shown).toEqual(names);
});

test('[HOME-28] [HOME-29] [ERR-09] an unknown article is the page that is not found', async () => {
  const { runtime } = await openPage('/main/about', { content });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Title about' })).toBeVisible();
  await runtime.navigation.go('/faq/q2');
  await expect.element(page.getByText('Words of q2')).toBeVisible();
  await runtime.navigation.go('/main/nope');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test.each(['desktop', 'mobile'] as const)(
  '[I18N-03] on %s a site with one language offers no choice; another one in its config can be chosen',
  async (mode) => {
    const choice = () => page.getByRole('combobox', { name: '语言' });
    await openPage('/', { mode, locale: 'zh_CN', config: { languages: ['zh_CN'] } });
    await expect.element(page.getByRole('contentinfo').first()).toBeVisible();
    expect(choice().elements()).toHaveLength(0);
    expect(page.getByText('English').elements()).toHaveLength(0);
    document.body.replaceChildren();
    const { runtime } = await openPage('/', { mode, locale: 'zh_CN', config: { languages: ['zh_CN', 'en_US'] } });
    await expect.element(choice()).toBeVisible();
    const options = choice().getByRole('option', { includeHidden: true });
    expect(options.elements().map(({ textContent }) => textContent)).toEqual(['简体中文', 'English']);
    const chosen = vi.spyOn(runtime.core.siteFeature, 'chooseLanguage').mockResolvedValue(true);
    await choice().selectOptions('en_US');
    expect(chosen.mock.calls).toEqual([['en_US']]);
  },
);

test('[SHELL-43x] a bar with room for it gets the search of all games', async () => {
  const Frame = ({ tabs, children }: FrameProps) => (
    <>
      <a href={tabs?.search?.href}>{tabs?.search?.label}</a>
      {children}
    </>
  );
  const templates = {
    desktop: () => Promise.resolve({ default: desktop }),
    mobile: () => Promise.resolve({ default: { ...mobile, slots: { ...mobile.slots, Frame } } }),
  };
  await openPage('/app', { mode: 'mobile', templates });
  await expect.element(page.getByRole('link', { name: 'Search all games' })).toHaveAttribute('href', '/games');
});
