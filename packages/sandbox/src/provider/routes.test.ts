import { minor } from '@housefront/contract/money';
import type { LaunchLimits } from '@housefront/contract/rules';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPrng } from '../base/prng.ts';
import { LOCALES } from '@housefront/contract/ids';
import { crashTexts } from './crash/texts.ts';
import { createProviderRoutes } from './index.ts';
import { returnToPlayer } from './slot/rules.ts';
import { skinOf } from './slot/skins.ts';
import { slotTexts } from './slot/texts.ts';
import { ProviderWalletError, type ProviderWallet } from './game/wallet.types.ts';

interface Bank {
  balance: bigint;
  readonly moves: string[];
  failSettle: boolean;
  lobbyUrl: string;
  gameName: string;
  crash: boolean;
  limits: LaunchLimits;
}

let bank: Bank;
let app: Hono;

beforeEach(() => {
  bank = {
    balance: 10_000n,
    moves: [],
    failSettle: false,
    lobbyUrl: 'http://localhost:4101/close',
    gameName: 'Golden Dragon',
    crash: false,
    limits: {},
  };
  const bets = new Set<string>();
  const wins = new Set<string>();
  const known = (token: string): void => {
    if (token !== 'good') throw new ProviderWalletError('bad-token');
  };
  const wallet: ProviderWallet = {
    openRound: (token) => {
      known(token);
      const { balance, lobbyUrl, gameName } = bank;
      return {
        member: 'lucky88',
        currency: 'RMB',
        symbol: '¥',
        decimals: 2,
        gpId: 'GPJD',
        gameCode: 'GPJD-1',
        gameName,
        locale: 'en_US',
        lobbyUrl,
        balance: minor(balance),
        demo: false,
        limits: bank.limits,
      };
    },
    bet: async (token, wanted, roundId) => {
      known(token);
      await Promise.resolve();
      if (!bets.has(roundId)) {
        if (wanted > bank.balance) throw new ProviderWalletError('insufficient');
        bets.add(roundId);
        bank.balance -= wanted;
        bank.moves.push(`bet ${wanted}`);
      }
      return { balance: minor(bank.balance) };
    },
    settle: async (token, win, roundId) => {
      known(token);
      await Promise.resolve();
      if (bank.failSettle) throw new Error('bank is away');
      if (!wins.has(roundId)) {
        wins.add(roundId);
        bank.balance += win;
        bank.moves.push(`win ${win}`);
      }
      return { balance: minor(bank.balance) };
    },
    refund: (token) => {
      known(token);
      throw new ProviderWalletError('bad-token');
    },
  };
  const flights = { now: () => Date.now(), ordered: () => undefined };
  app = new Hono().route(
    '/provider',
    createProviderRoutes({ wallet, random: createPrng(5), isCrash: () => bank.crash, flights }),
  );
  app.onError((_, c) => c.json({ code: 'failure' }, 500));
});

const spin = async (body: unknown) => {
  const response = await app.request('/provider/slot/spin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const reply: Record<string, unknown> = await response.json();
  return { status: response.status, reply };
};

const round = (roundId = 'round-0001', bet = 100, token = 'good') => ({ token, bet, roundId });

describe('the spin call', () => {
  test('[SBX-03] takes the bet, pays the win and answers window and balance', async () => {
    const { status, reply } = await spin(round());
    expect(status).toBe(200);
    expect(reply['window']).toHaveLength(5);
    expect(bank.moves).toEqual(['bet 100', `win ${String(reply['win'])}`]);
    expect(reply['balance']).toBe(String(10_000 - 100 + Number(reply['win'])));
    expect(reply['balance']).toBe(String(bank.balance));
  });

  test('a replayed round gets its first answer again and moves no money', async () => {
    const first = await spin(round());
    const moves = [...bank.moves];
    expect((await spin(round())).reply).toEqual(first.reply);
    expect(bank.moves).toEqual(moves);
  });

  test('twenty equal requests at once are one round', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => spin(round())));
    expect(new Set(replies.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    expect(bank.moves.filter((move) => move.startsWith('bet'))).toHaveLength(1);
  });

  test('a round whose payment failed is paid the same win later', async () => {
    bank.failSettle = true;
    expect((await spin(round())).status).toBe(500);
    bank.failSettle = false;
    const { status, reply } = await spin(round());
    expect(status).toBe(200);
    expect(bank.moves).toEqual(['bet 100', `win ${String(reply['win'])}`]);
  });

  test('too small a balance is refused without a round, and can be tried again later', async () => {
    bank.balance = 50n;
    expect(await spin(round())).toEqual({ status: 409, reply: { code: 'insufficient' } });
    expect(bank.moves).toEqual([]);
    bank.balance = 500n;
    expect((await spin(round())).status).toBe(200);
  });

  test('an unknown token is refused', async () => {
    expect(await spin(round('round-0001', 100, 'bad'))).toEqual({ status: 401, reply: { code: 'bad-token' } });
  });

  test.each([
    'no json',
    '[]',
    {},
    round('short', 100),
    round('round-0001', 0),
    round('round-0001', -100),
    round('round-0001', 100.5),
    round('round-0001', 101),
    round('round-0001', 1e300),
    round('a b c d e f', 100),
    round('round-0001', 100, ''),
    { token: ['good'], bet: '100', roundId: 1 },
  ])('refuses %j and moves no money', async (body) => {
    expect(await spin(body)).toEqual({ status: 400, reply: { code: 'bad-request' } });
    expect(bank.moves).toEqual([]);
  });
});

describe('the game page', () => {
  const open = (query = '?token=good', path = 'play') => app.request(`/provider/${path}${query}`);

  test('[SBX-03] shows the game with its data, at both addresses', async () => {
    for (const path of ['play', 'slot']) {
      const response = await open('?token=good', path);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('Golden Dragon');
      expect(html).toContain('lang="en-US"');
      expect(html).toContain('http://localhost:4101/close');
      expect(html).toContain(`&quot;rtp&quot;:${Math.round(returnToPlayer() * 10_000) / 100}`);
    }
  });

  test('has a strict policy and no script or style in the page', async () => {
    const response = await open();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/i);
  });

  test('the way back cannot be pressed before its script listens', async () => {
    for (bank.crash of [false, true]) {
      const html = await (await open()).text();
      expect(html).toMatch(/<button[^>]* id="lobby" disabled/);
      const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
      const code = await (await app.request(script)).text();
      expect(code.indexOf('ui.lobby.disabled = false')).toBeGreaterThan(
        code.indexOf("ui.lobby.addEventListener('click'"),
      );
    }
  });

  test('names and addresses cannot break out of the page', async () => {
    bank.gameName = '"><script>alert(1)</script>';
    bank.lobbyUrl = 'javascript:alert(1)';
    const html = await (await open()).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('javascript:');
  });

  test('an unknown or missing token gets the ended page', async () => {
    for (const query of ['?token=bad', '']) {
      const response = await open(query);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This game has ended');
    }
  });

  test.each([false, true])('every file the page and its modules ask for is there (crash: %s)', async (crash) => {
    bank.crash = crash;
    const html = await (await open()).text();
    const asked = [...html.matchAll(/(?:src|href)="(\/provider\/[^"]+)"/g)].map(([, path = '']) => path);
    for (const path of asked) {
      const response = await app.request(path);
      expect([path, response.status]).toEqual([path, 200]);
      for (const [, name = ''] of (await response.text()).matchAll(/from '\.\/([\w-]+\.js)'/g)) {
        asked.push(`/provider/assets/${name}`);
        expect((await app.request(`/provider/assets/${name}`)).headers.get('content-type')).toContain('javascript');
      }
    }
    for (const symbol of skinOf({ gpId: 'GPJD', gameCode: 'GPJD-1', gameName: 'Golden Dragon', locale: 'en_US' })
      .symbols) {
      const { status } = await app.request(`/provider/assets/symbols/${symbol}.svg`);
      expect([symbol, status]).toEqual([symbol, 200]);
    }
  });

  test.each(['assets/..%2findex.ts', 'assets/constructor', 'assets/symbols/x.svg', 'assets/rooms/..svg'])(
    'has no file at %s',
    async (path) => {
      expect((await app.request(`/provider/${path}`)).status).toBe(404);
    },
  );
});

describe('the crash game over HTTP', () => {
  const seat = async () => {
    const html = await (await app.request('/provider/play?token=good')).text();
    const data = /data-launch="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#39;', "'") ?? '';
    const launch: Record<string, unknown> = JSON.parse(data);
    return { html, launch };
  };
  const send = async (path: string, body: unknown) => {
    const response = await app.request(`/provider/crash/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply: Record<string, unknown> = await response.json();
    return { status: response.status, reply };
  };

  beforeEach(() => {
    bank.crash = true;
  });

  test('[SBX-03] its page carries what it needs, and no script or style of its own', async () => {
    const { html, launch } = await seat();
    expect(html).toContain('/provider/assets/crash.js');
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/i);
    expect(launch).toMatchObject({ rtp: 97, lobbyUrl: 'http://localhost:4101/close', flying: null, history: [] });
    expect(launch['next']).toMatch(/^[\da-f]{64}$/);
  });

  test('a bet and a cash-out move the money once', async () => {
    const { launch } = await seat();
    const round = { token: 'good', roundId: 'round-0001' };
    const order = { ...round, bet: 100, auto: null, fingerprint: launch['next'] };
    expect((await send('bet', order)).status).toBe(200);
    const { reply } = await send('cash-out', round);
    expect(reply).toMatchObject({ roundId: 'round-0001', balance: String(bank.balance) });
    expect(['cashed', 'crashed']).toContain(reply['phase']);
    expect(await send('cash-out', round)).toMatchObject({ status: 200, reply });
    expect(bank.moves).toEqual(['bet 100', `win ${String(reply['win'])}`]);
  });

  test('a stale fingerprint is refused with the valid one, and takes no money', async () => {
    const { launch } = await seat();
    const order = { token: 'good', roundId: 'round-0001', bet: 100, auto: null, fingerprint: '0'.repeat(64) };
    expect(await send('bet', order)).toMatchObject({
      status: 409,
      reply: { code: 'fingerprint', next: launch['next'] },
    });
    expect(bank.moves).toEqual([]);
  });

  test.each([
    ['bet', {}],
    ['bet', { token: 'good', roundId: 'short', bet: 100, auto: null, fingerprint: '0'.repeat(64) }],
    ['bet', { token: 'good', roundId: 'round-0001', bet: 101, auto: null, fingerprint: '0'.repeat(64) }],
    ['bet', { token: 'good', roundId: 'round-0001', bet: 100, auto: 100, fingerprint: '0'.repeat(64) }],
    ['bet', { token: 'good', roundId: 'round-0001', bet: 100, auto: '2', fingerprint: '0'.repeat(64) }],
    ['cash-out', { token: 'good' }],
    ['watch', null],
  ])('%s refuses %j and moves no money', async (path, body) => {
    expect(await send(path, body)).toEqual({ status: 400, reply: { code: 'bad-request' } });
    expect(bank.moves).toEqual([]);
  });

  test.each(['bet', 'cash-out', 'watch'])('%s with an unknown launch is refused', async (path) => {
    const order = { token: 'bad', roundId: 'round-0001', bet: 100, auto: null, fingerprint: '0'.repeat(64) };
    expect(await send(path, order)).toEqual({ status: 401, reply: { code: 'bad-token' } });
  });
});

describe('skins and texts', () => {
  test('a game is drawn after its name, in any language', () => {
    const game = { gpId: 'GPR8', gameCode: 'GPR8-1', gameName: '樱桃之夜', locale: 'zh_CN' };
    expect(skinOf(game).lead).toBe('cherry');
    expect(skinOf({ ...game, gameName: 'Rồng Vàng', locale: 'vi_VN' }).lead).toBe('dragon');
    expect(skinOf(game)).toEqual(skinOf(game));
  });

  test('every game has ten different symbols, in every hall', () => {
    for (const gpId of ['GPR8', 'GPNL', 'GPSP', 'GPLT', 'GPMJ', 'GPVS', 'GPCK', 'GPES', 'GPZZ']) {
      for (let id = 0; id < 30; id += 1) {
        const { symbols } = skinOf({ gpId, gameCode: `${gpId}-${id}`, gameName: '?', locale: 'en_US' });
        expect(new Set(symbols).size).toBe(10);
      }
    }
  });

  test('[I18N-19x] the page has every text in every language', () => {
    for (const locale of LOCALES) {
      expect(Object.keys(slotTexts(locale))).toEqual(Object.keys(slotTexts('en_US')));
      expect(Object.values(slotTexts(locale)).every((text) => text !== '')).toBe(true);
    }
    expect(slotTexts('xx_XX')).toEqual(slotTexts('en_US'));
    for (const locale of LOCALES) {
      const texts = Object.entries(crashTexts(locale));
      expect(texts.map(([key]) => key)).toEqual(Object.keys(crashTexts('en_US')));
      const parts = (text = '') => text.match(/\{\w+\}/g)?.toSorted();
      for (const [key, text] of texts) expect([key, parts(text)]).toEqual([key, parts(crashTexts('en_US')[key])]);
    }
  });
});
