import { calls } from '@housefront/contract/calls';
import type { SiteConfig } from '@housefront/contract/site-config';
import { success } from '@housefront/core/testing';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../kernel/defineSite.ts';
import { openMemberPage } from '../testing/openMemberPage.ts';
import { openPage } from '../testing/openPage.tsx';

const LOGO = '/api/web/logo';
const LETTERS = '/api/arks/web/member/letter';
const WHEEL = '/api/arks/web/activity/roulette';
const ENVELOPE = '/api/arks/web/activity/red_envelope_promotion';
const SPORT = '/api/arks/web/game-providers/sport-quickbet-url';
const HALLS = '/api/v3/game_list';
const SPONSORS = '/api/web/model_sponsor';

const pairs: Readonly<Record<'first' | 'others', SiteTemplates>> = {
  first: {
    desktop: () => import('@housefront/ui/templates/desktop-1'),
    mobile: () => import('@housefront/ui/templates/h5-1'),
  },
  others: {
    desktop: () => import('@housefront/ui/templates/desktop-2'),
    mobile: () => import('@housefront/ui/templates/h5-7'),
  },
};
const looks = [
  ['desktop_1', 'desktop', pairs.first],
  ['desktop_2', 'desktop', pairs.others],
  ['H5_1', 'mobile', pairs.first],
  ['H5_7', 'mobile', pairs.others],
] as const;

beforeAll(async () => {
  const loaded = await Promise.all(Object.values(pairs).flatMap(({ desktop, mobile }) => [desktop(), mobile()]));
  await Promise.all(
    loaded.flatMap(({ default: { views } }) => [views.home(), views.hall(), views.error(), views.account()]),
  );
}, 60_000);

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
const own = { logo: picture(300, 60), logoSize: { width: 300, height: 60 } };
const files = { logo: { desktop: own, mobile: own, footer: own } };
const off: SiteConfig['features'] = {
  redEnvelope: false,
  roulette: false,
  sportFrame: false,
  sponsor: false,
  letters: false,
};
const halls = { order: [4, 3], hidden: [8], first: 4 };

/** Hall ids in the order of a page: of its links, or of its buttons with these names. */
function shownHalls(names: ReadonlyMap<number, string>): readonly number[] {
  const links = [...document.querySelectorAll('a')].flatMap(
    (link) => /^\/gameHall\/(\d)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
  );
  const linked = [...new Set(links)].map(Number);
  if (linked.length > 3) return linked;
  const texts = [...document.querySelectorAll('main button')].map((button) => button.textContent?.trim());
  return [...names]
    .map(([id, name]) => ({ id, place: texts.indexOf(name) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

describe.each(looks)('%s', (_, mode, templates) => {
  const widen = async () => {
    await page.viewport(mode === 'mobile' ? 390 : 1440, 900);
    onTestFinished(() => page.viewport(414, 896));
  };
  const options = { mode, templates, unscripted: true } as const;
  const notFound = () => page.getByRole('heading', { name: 'Page Not Found' });
  const logo = () => {
    const image = document.querySelector<HTMLImageElement>('header a[href="/"] img');
    return image && [image.getAttribute('src'), image.alt, Math.round(image.width / image.height)];
  };

  test('[SITE-07x] its own logo is there at once, in its shape, and the platform is not asked', async () => {
    await widen();
    const { ports } = await openPage('/', {
      ...options,
      files,
      config: { logo: { file: 'logo.svg', platformFirst: false } },
    });
    await expect.poll(logo).toEqual([own.logo, 'lucky', 5]);
    await expect.poll(() => ports.http.sent(HALLS).length).toBeGreaterThan(0);
    expect(ports.http.sent(LOGO)).toHaveLength(0);
  });

  test('[SITE-06] [SITE-07x] the logo of the platform takes its place only if the site says so', async () => {
    await widen();
    const url = picture(190, 48);
    let answer: () => void = () => undefined;
    const { ports } = await openPage('/', {
      ...options,
      files,
      config: { logo: { file: 'logo.svg', platformFirst: true } },
      prepare: ({ http }) => {
        const reply = http.hold(LOGO);
        answer = () => reply(success(calls.webLogo, { web_logo_list: [{ type: mode, url, sort: 1 }] }));
      },
    });
    await expect.poll(() => ports.http.sent(LOGO).length).toBe(1);
    expect(logo()).toEqual([own.logo, 'lucky', 5]);
    answer();
    await expect.poll(() => logo()?.[0]).toBe(url);
  });

  test('[CAT-06] [CAT-10x] halls are in its order, and a hidden one is nowhere', async () => {
    await widen();
    const { runtime, ports } = await openPage('/', { ...options, config: { halls } });
    const { core } = runtime;
    const known = () => core.queryClient.getQueryData(core.catalogue.queries.halls().queryKey) ?? [];
    await expect.poll(() => known().length).toBe(8);
    const names = new Map(known().map(({ id, key }) => [id, core.i18n.t(`hall.${key}.abbr`)]));
    await expect.poll(() => shownHalls(names)).toEqual([4, 3, 2, 5, 6, 7, 9]);
    expect(ports.http.bodies('/api/arks/web/member-games/hot-games')).toMatchObject([{ gt_id: 4 }]);
    await runtime.navigation.go('/gameHall/8');
    await expect.element(notFound()).toBeVisible();
    await runtime.navigation.go('/gameHall/3');
    await expect.element(notFound()).not.toBeInTheDocument();
  });

  const paths = [LETTERS, WHEEL, ENVELOPE, SPORT, SPONSORS];
  const openAll = async (features: SiteConfig['features']) => {
    await widen();
    const { runtime, ports } = await openMemberPage('/gameHall/4', { mode, templates, config: { features } });
    const { core, navigation } = runtime;
    await expect.poll(() => core.session.isMember()).toBe(true);
    await expect.poll(() => ports.http.sent(HALLS).length).toBeGreaterThan(0);
    const asked = () => paths.map((path) => Math.min(ports.http.sent(path).length, 1));
    return { asked, ports, go: (href: string) => navigation.go(href) };
  };

  test('[SHELL-40] [LET-01] [SPORT-01] features ask the platform', async () => {
    const { asked, go } = await openAll({});
    await expect.poll(() => asked().slice(0, 4)).toEqual([1, 1, 1, 1]);
    await go('/sponsor');
    await expect.poll(asked).toEqual([1, 1, 1, 1, 1]);
    expect(notFound().elements()).toEqual([]);
  });

  test('[SHELL-40] [LET-01] [SPORT-01] features that are off send no call, and have neither entry nor address', async () => {
    const { asked, go, ports } = await openAll(off);
    await expect.element(page.getByRole('main')).toBeVisible();
    await go('/user/Info');
    await expect.element(page.getByText('My details').first()).toBeVisible();
    expect(page.getByText('Messages').elements()).toEqual([]);
    for (const gone of ['/user/Letter', '/sponsor']) {
      await go(gone);
      await expect.element(notFound()).toBeVisible();
      await go('/');
      await expect.element(notFound()).not.toBeInTheDocument();
    }
    window.scrollTo(0, document.body.scrollHeight);
    await ports.clock.advance(10_000);
    expect(asked()).toEqual([0, 0, 0, 0, 0]);
  });
});

test('[WAL-03] [CAT-06] money at a provider of a hidden hall stays in the wallet, by its name', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  await openMemberPage('/user/MyWallet', {
    config: { halls: { order: [], hidden: [2], first: 3 } },
    prepare: ({ http }) => http.ok(calls.myCash, { my_cash_list: [{ gp_id: 'GPJD', cash: '5.00' }], total: '12.50' }),
  });
  await expect.element(page.getByText('Jadewind').first()).toBeVisible();
});
