import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { listeningSite } from '../../hot-path/hot-pages.fixtures.ts';
import { gatewayOf, pageOf, settings } from '../../sites/site.fixtures.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';
import type { Render } from '../../base/types.ts';

const NOW_S = 1_790_000_000;
const DAY_S = 86_400;

const consent: NonNullable<SiteSettings['consent']> = {
  version: 3,
  days: 30,
  categories: [],
  adapters: { metaRelay: false },
  services: [
    {
      name: 'Acme Chat',
      category: 'marketing',
      load: 'https://cdn.chat.test/w.js?id=1',
      may: {
        script: ['https://*.chat.test'],
        connect: ['https://api.chat.test', 'wss://live.chat.test'],
        style: ['https://cdn.chat.test'],
        frame: ['https://chat.test'],
        media: ['https://cdn.chat.test'],
      },
    },
    {
      name: 'Acme Pixel',
      category: 'statistics',
      may: { image: ['https://pixel.test', "https://evil.test; script-src 'unsafe-inline'"] },
    },
  ],
};
const config: SiteSettings = { ...settings, realtime: undefined, frameHosts: ['https://games.test'], consent };

/** Names the categories as a site's renderer does. */
const render: Render = async (request) => {
  const page = pageOf(request);
  return { ...page, html: `${page.html}${(request.services ?? []).join(' ')}` };
};

const SCRIPT = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";
const TRUSTED =
  "; require-trusted-types-for 'script'; trusted-types housefront-entry housefront-scripts housefront-icons housefront-text default dompurify";
const END =
  "frame-ancestors 'self'; base-uri 'none'; worker-src 'self'; object-src 'none'; form-action 'self'; script-src 'self' 'strict-dynamic' ";

const PLAIN = `default-src 'self'; img-src 'self' data: blob: https://img.example.com; media-src 'self' https://img.example.com; font-src 'self' data:; connect-src 'self'; frame-src 'self' https://games.test; ${END}${SCRIPT}; style-src 'self' 'nonce-N'; style-src-attr 'unsafe-inline'${TRUSTED}`;
const STATISTICS = `default-src 'self'; img-src 'self' data: blob: https://img.example.com https://pixel.test; media-src 'self' https://img.example.com; font-src 'self' data:; connect-src 'self'; frame-src 'self' https://games.test; ${END}${SCRIPT}; style-src 'self' 'nonce-N'; style-src-attr 'unsafe-inline'${TRUSTED}`;
const chat = (images: string) =>
  `default-src 'self'; img-src 'self' data: blob: https://img.example.com${images}; media-src 'self' https://img.example.com https://cdn.chat.test; font-src 'self' data: https://cdn.chat.test; connect-src 'self' https://api.chat.test wss://live.chat.test; frame-src 'self' https://games.test https://chat.test; ${END.replace("worker-src 'self'", "worker-src 'self' blob:")}${SCRIPT}; style-src 'self' 'unsafe-inline' https://cdn.chat.test; style-src-attr 'unsafe-inline', script-src-elem 'self' ${SCRIPT} https://cdn.chat.test https://*.chat.test`;
const MARKETING = chat('');
const BOTH = chat(' https://pixel.test');

const withoutNonce = (policy: string | null | undefined) => policy?.replace(/'nonce-[\w-]{24}'/, "'nonce-N'");
const agreed = (letters: string, seconds = NOW_S, version = 3, asked = 'sm') =>
  `1.${version}.${asked}.${letters}.${seconds}`;

/** A choice in the cookie header of a visitor, and the policy of his page. */
const choices: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, policy: string])[] = [
  ['no cookie', {}, PLAIN],
  ['a yes to statistics', { cookie: `consent=${agreed('s')}` }, STATISTICS],
  ['a yes to marketing', { cookie: `sid=1; consent=${agreed('m')}; x=y` }, MARKETING],
  ['a yes to both', { cookie: `consent=${agreed('sm')}` }, BOTH],
  ['a no', { cookie: `consent=${agreed('0')}` }, PLAIN],
  ['a yes to an earlier version', { cookie: `consent=${agreed('sm', NOW_S, 2)}` }, PLAIN],
  ['a yes to fewer categories', { cookie: `consent=${agreed('m', NOW_S, 3, 'm')}` }, PLAIN],
  ['a yes of too long ago', { cookie: `consent=${agreed('sm', NOW_S - 30 * DAY_S)}` }, PLAIN],
  ['a yes of the future', { cookie: `consent=${agreed('sm', NOW_S + 2 * DAY_S)}` }, PLAIN],
  ['a text that is no choice', { cookie: "consent=sm; script-src 'unsafe-inline'" }, PLAIN],
  ['two choices', { cookie: `consent=${agreed('sm')}; consent=${agreed('m')}` }, PLAIN],
  ['a signal of the browser', { cookie: `consent=${agreed('sm')}`, 'sec-gpc': '1' }, PLAIN],
];

/** The categories that the renderer learns of. */
const TOLD = new Map([
  [PLAIN, ''],
  [STATISTICS, 'statistics'],
  [MARKETING, 'marketing'],
  [BOTH, 'statistics marketing'],
]);

test('[OPS-18] the policy of a page has the hosts of services after a yes to their category, kept or not, and nothing else', async () => {
  const { get, clock } = gatewayOf({ config, render });
  clock.advance(NOW_S * 1000 - clock.now());
  // Each order of visitors: no visitor gets the page that was kept for another choice.
  for (const order of [choices, choices.toReversed(), choices])
    for (const [name, headers, policy] of order) {
      const answer = await get('/faq', headers);
      expect([name, withoutNonce(answer.headers.get('content-security-policy'))]).toEqual([name, policy]);
      expect((await answer.text()).split('</html>')[1]).toBe(TOLD.get(policy));
      // A browser that goes back asks again after another choice.
      expect(answer.headers.get('vary')).toContain('Cookie');
      expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null]);
    }
});

test('[OPS-18] pages that are answered without the app have the policy of the same choice', async () => {
  const { get, clock, stop } = await listeningSite({ config, render });
  try {
    clock.advance(NOW_S * 1000 - clock.now());
    for (const [name, headers, policy] of choices) {
      const first = await get('/faq', headers);
      const second = await get('/faq', headers);
      expect([name, second.hot]).toEqual([name, true]);
      for (const { head } of [first, second].map((one) => ({ head: one.headers['content-security-policy'] })))
        expect([name, withoutNonce(String(head))]).toEqual([name, policy]);
    }
  } finally {
    await stop();
  }
});

test('[OPS-18] [OPS-06] the copy of a network is that of the choice in its address, not of its first visitor', async () => {
  const { get, clock } = gatewayOf({ config, render }, { network: 'fastly', trustedProxies: new BlockList() });
  clock.advance(NOW_S * 1000 - clock.now());
  const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
  const shared = (policy: string) => policy.replace("'nonce-N'", hash);
  const variants: readonly (readonly [variant: string, policy: string])[] = [
    ['desktop.en-US...', PLAIN],
    ['desktop.en-US....3.sm.s', STATISTICS],
    ['desktop.en-US....3.sm.m', MARKETING],
    ['desktop.en-US....3.sm.sm', BOTH],
    ['desktop.en-US....2.sm.sm', PLAIN],
    ['desktop.en-US....3.m.m', PLAIN],
  ];
  for (const order of [variants, variants.toReversed()])
    for (const [variant, policy] of order)
      for (const [, headers] of choices) {
        const answer = await get(`/faq?_variant=${variant}`, headers);
        expect([variant, answer.headers.get('content-security-policy')]).toEqual([variant, shared(policy)]);
        expect(answer.headers.get('surrogate-control')).toMatch(/^max-age=30/);
      }
  for (const odd of ['3.sm.0', '3.sm.sm.1790000000', '03.sm.m', '3.sm.ms', '1.3.sm.m.', '3.sm.m;'])
    expect([odd, (await get(`/faq?_variant=desktop.en-US....${odd}`)).headers.get('surrogate-control')]).toEqual([
      odd,
      null,
    ]);
});

test('[OPS-18] without services nothing of a page depends on the choice', async () => {
  const { services: _, ...rest } = consent;
  const bare = { ...config, consent: { ...rest, categories: ['statistics', 'marketing'] as const } };
  const { get, clock } = gatewayOf({
    config: { ...bare, consent: { ...bare.consent, categories: ['marketing'] } },
    render,
  });
  clock.advance(NOW_S * 1000 - clock.now());
  const read = async (headers: Readonly<Record<string, string>>) => {
    const answer = await get('/faq', headers);
    return [[...answer.headers].filter(([name]) => name !== 'x-request-id'), await answer.text()];
  };
  const first = await read({});
  for (const [, headers] of choices) expect(await read(headers)).toEqual(first);
  expect(withoutNonce((await get('/faq')).headers.get('content-security-policy'))).toBe(PLAIN);
});

test('[OPS-18] where Google’s tags run, which load scripts from anywhere, no second policy names hosts of scripts', async () => {
  const tags = { ...consent, adapters: { metaRelay: false, ga4: { measurementId: 'G-AB12CD34EF' } } };
  const { get, clock } = gatewayOf({ config: { ...config, consent: tags }, render });
  clock.advance(NOW_S * 1000 - clock.now());
  const answer = await get('/faq', { cookie: `consent=${agreed('sm')}` });
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'strict-dynamic' ${SCRIPT}; style-src 'self' 'unsafe-inline'`);
  expect(policy).not.toMatch(/,|trusted-types/);
});
