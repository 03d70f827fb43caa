import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, entry, heading, inEuro, openProtected, warmUp } from './limits.fixtures.ts';

const DEPOSIT = '/api/member/deposit/store';
const HOUR = 3_600_000;
const day = { kind: 'deposit', period: 'day' } as const;

beforeAll(warmUp, 60_000);

type Site = Awaited<ReturnType<typeof openProtected>>;

const amount = () => page.getByRole('textbox', { name: /^Amount/ });

/** Another device of the member, which asks the platform past this page. */
const elsewhere = ({ platform, ports }: Site) => {
  const send = async (url: string, body: object): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      language: 'en_US',
      authorization: ports.storage.get('token') ?? '',
    };
    const reply = await platform.answer({
      url,
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: new AbortController().signal,
    });
    expect(JSON.parse(reply.text)).toMatchObject({ code: '100' });
  };
  return {
    limit: (wanted: string) => send('/api/protection/limit/store', { ...day, amount: wanted }),
    confirm: () => send('/api/protection/limit/confirm', day),
    order: (wanted: string) =>
      send(DEPOSIT, {
        site_id: 1001,
        currency: 'USD',
        method_id: 'bank',
        account_id: 'harbor-1',
        amount: wanted,
        payer_name: '',
        remark: '',
      }),
  };
};

/** The platform says on the member's channel that the state changed, as the sandbox does after each of these changes. */
const told = ({ ports }: Site) => {
  const channel = `member.${ports.storage.get('member_id')}`;
  expect(ports.realtime.joined.has(channel)).toBe(true);
  ports.realtime.deliver(channel, 'protection.changed', {});
};

/** A limit of $100.00 a day. */
const open = async (path: string) => {
  const site = await openProtected(path, 'gb');
  const { realtime, storage } = site.ports;
  await expect.poll(() => realtime.joined.has(`member.${storage.get('member_id')}`)).toBe(true);
  await site.limit('10000');
  await expect.element(page.getByText('$100.00 left until 2026-01-02 00:00:00 GMT')).toBeVisible();
  return { ...site, other: elsewhere(site) };
};

const changes: readonly (readonly [
  what: string,
  happen: (site: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
  said: string,
])[] = [
  [
    'another device orders a deposit',
    async (site) => {
      await site.other.order('60.00');
      told(site);
    },
    '$40.00 left until 2026-01-02 00:00:00 GMT',
  ],
  [
    'another device lowers the limit',
    async (site) => {
      await site.other.limit('1000');
      told(site);
    },
    '$10.00 left until 2026-01-02 00:00:00 GMT',
  ],
  [
    'another device confirms a raise',
    async (site) => {
      await site.other.limit('20000');
      await site.pass(24 * HOUR);
      await site.other.confirm();
      told(site);
    },
    '$200.00 left until 2026-01-03 00:00:00 GMT',
  ],
  [
    'the day of the zone ends, and no event says so',
    async (site) => {
      await site.other.order('60.00');
      told(site);
      await expect.element(page.getByText('$40.00 left until 2026-01-02 00:00:00 GMT')).toBeVisible();
      await site.pass(24 * HOUR);
      // Two seconds of the page.
      await site.ports.clock.advance(2000);
    },
    '$100.00 left until 2026-01-03 00:00:00 GMT',
  ],
  [
    'a deposit arrives',
    async (site) => {
      await site.other.order('60.00');
      site.runtime.core.events.emit('deposit-succeeded', { orderNumber: 'D1', amount: null, times: 1 });
    },
    '$40.00 left until 2026-01-02 00:00:00 GMT',
  ],
];

test.each(changes.flatMap((change) => ['/user/Deposit', '/user/Limits'].map((path) => [...change, path] as const)))(
  '[RG-51] when %s, what is left is right at once: %#',
  async (_, happen, said, path) => {
    const site = await open(path);
    await happen(site);
    await expect.element(page.getByText(said)).toBeVisible();
  },
);

test('[RG-51] a deposit is not refused by a limit that another device raised, though no event said so', async () => {
  const site = await open('/user/Deposit');
  await site.other.limit('20000');
  await site.pass(24 * HOUR);
  await site.other.confirm();
  await amount().fill('150');
  await button('Deposit now').click();
  await expect.element(heading('Your deposit is in progress')).toBeVisible();
  expect(site.ports.http.sent(DEPOSIT)).toHaveLength(1);
});

test('[RG-51] an amount over what was read is left to the platform while the state cannot be read', async () => {
  const { ports } = await open('/user/Deposit');
  ports.http.code('/api/protection/state', 500);
  await amount().fill('100.01');
  await button('Deposit now').click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/You can deposit up to \$100\.00 until/);
  expect(ports.http.sent(DEPOSIT)).toHaveLength(1);
});

test('[RG-51] [RG-12] play is not refused for a limit that another device has set meanwhile', async () => {
  const site = await openProtected('/user/Limits', 'se');
  await expect.element(heading('Set a limit first')).toBeVisible();
  await elsewhere(site).limit('10000');
  const { http } = site.ports;
  site.runtime.core.play.start({ gpId: 'GPJD', gameType: '2', gameCode: 'x', name: 'X' });
  await expect.poll(() => http.sent('/api/member/game/play1').length).toBe(1);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
});

test.each([
  ['EUR', '€', 2, /€100\.00/],
  ['JPY', '¥', 0, /¥10,000/],
])(
  '[RG-51] when the account moves to %s, header and limits have its symbol, and no amount of before',
  async (code, symbol, decimals, old) => {
    const euro = inEuro.config?.ownCurrencies ?? [];
    const row = { wire: code, code, symbol, decimals, place: 'before' } as const;
    const site = await openProtected('/user/Limits', 'gb', {
      config: { ownCurrencies: [...euro.filter(({ wire }) => wire !== code), row] },
    });
    await site.limit('10000');
    await expect.element(page.getByText(/^\$100\.00 left/)).toBeVisible();
    const { http, realtime, storage } = site.ports;
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const text of document.body.textContent.match(/[€¥][\d,.]+/g) ?? []) seen.add(text);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const id = Number(storage.get('member_id'));
    http.ok(calls.commonLayout, {
      member_common_layout: {
        id,
        member_type: 1,
        member_account: 'falcon1',
        member_currency: code,
        is_playing: 0,
        wallet_status: 1,
      },
    });
    http.ok(calls.myCash, { my_cash_list: [], total: '77', version: 90 });
    const left = { restarts_at: '2026-01-02T00:00:00.000Z', pending: null };
    http.ok(calls.protectionState, {
      currency: code,
      limits: [{ ...day, amount: '4321', left: '4321', ...left }],
      limit_needed: 0,
      review_due: 0,
      checks: [],
    });
    realtime.deliver(`member.${id}`, 'profile.updated', {});
    await expect
      .element(entry('Deposit limit', 'Per day'))
      .toMatchTextContent(decimals === 2 ? /€43\.21 left/ : /¥4,321 left/);
    await expect.element(page.getByText(decimals === 2 ? '€77.00' : '¥77').first()).toBeVisible();
    watch.disconnect();
    expect([...seen].filter((text) => old.test(text))).toEqual([]);
  },
);
