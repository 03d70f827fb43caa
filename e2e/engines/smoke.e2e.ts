import { strict as assert } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import type { Control } from '../support/control.ts';
import { slotList } from '../support/game.ts';
import type { Credentials } from '../support/login.ts';
import type { Driver, Shape } from './driver.ts';
import { until, Visitor, type Target } from './visitor.ts';
import type { Watch } from './watch.ts';

/** Context of a journey. */
export interface Journey {
  readonly shape: Shape;
  readonly driver: Driver;
  readonly visitor: Visitor;
  readonly control: Control;
  readonly watch: Watch;
  /** Signs in and plays; journeys at the same time have one each, with dollars. */
  readonly member: Credentials;
  /** The account that registers. */
  readonly newcomer: string;
  /** Waits until the page rests. */
  readonly rest: () => Promise<void>;
  /** Another origin: the platform's own. */
  readonly elsewhere: string;
  /** Keeps a picture of what is shown. */
  readonly picture: (name: string) => Promise<void>;
}

/** A part of the journey; it begins where the one before has ended. */
export interface Step {
  readonly name: string;
  readonly go: (journey: Journey) => Promise<void>;
}

const dialog = '[role="dialog"]';
const button = (name: RegExp, within?: string): Target => ({ css: 'button', name, ...(within && { within }) });
const heading: Target = { css: 'h1', name: /^Rookeight$/ };
const search: Target = { css: 'input[type="search"]' };
const count: Target = { css: 'p', within: 'main', name: /^\d+ games?$/ };
const tile = 'main li:has([aria-label^="Add to favourites"])';
const play: Target = { css: `${tile} button`, index: 0 };
/** Where a tile is free of its other buttons. */
const clear = { x: 14, y: 48 };
const signedIn = (name: string): Target => ({
  css: `[title="${name}"], [aria-label="Account: ${name}"]`,
  within: 'header',
});
const amount = (text: string): Target => ({ css: '*', within: 'header', name: new RegExp(`${RegExp.escape(text)}$`) });
const language: Target = { css: 'select', within: 'header', name: /^(?:Language|语言)/ };
const dollars = (value: string | number) =>
  `$${Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Position of a list, as a visitor remembers it. */
const place = (visitor: Visitor) =>
  visitor.tab.run(() => ({
    address: location.pathname + location.search,
    scrolled: Math.round(scrollY),
    words: document.querySelector<HTMLInputElement>('input[type="search"]')?.value,
    inView: [...document.querySelectorAll('main li')]
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return middle > 200 && middle < innerHeight && one.querySelector('[aria-pressed]') !== null;
      })
      .map((one) => one.querySelector('[title]')?.getAttribute('title')),
  }));

/**
 * Whether the rows of a scrolled list reach the lower edge of the window, or their end: they follow with the next frame, which a
 * busy engine draws late.
 */
function isDrawn(): boolean {
  const list = document.querySelector('main ul:has([aria-pressed])');
  const last = list?.querySelector(':scope > li:last-child');
  if (!list || !last) return false;
  return (
    scrollY > 0 && last.getBoundingClientRect().bottom >= Math.min(innerHeight, list.getBoundingClientRect().bottom)
  );
}

/** Waits until the list has its former position again. */
async function standsAt(visitor: Visitor, before: Awaited<ReturnType<typeof place>>, after: string): Promise<void> {
  let now: typeof before | undefined;
  await until(
    `the list as it stood before ${after}`,
    async () => {
      now = await place(visitor);
      return isDeepStrictEqual(now, before);
    },
    () =>
      Object.entries(before)
        .map(([key, value]) => [key, Object(now)[key] as unknown, value] as const)
        .filter(([, is, was]) => !isDeepStrictEqual(is, was))
        .map(([key, is, was]) => `${key} ${JSON.stringify(is)} for ${JSON.stringify(was)}`)
        .join(', '),
  );
}

/** Nothing overflows the window to the right. */
async function fits(visitor: Visitor): Promise<void> {
  const { wide, window } = await visitor.tab.run(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  assert.ok(wide <= window, `the page is ${wide} px wide in a window of ${window}`);
}

/** Answers the captcha that a page received after so many others. */
async function answerCaptcha({ visitor, control, watch }: Journey, before: number, input: Target): Promise<void> {
  const token = await until('a captcha', async () => watch.captchas.length > before && watch.captchas.at(-1));
  await visitor.enter(input, await control.captchaAnswer(token));
}

/** Plays in the game that a window shows until its balance is another one: a win may be as high as its bet. */
async function spin(game: Visitor): Promise<void> {
  const { text } = await game.see({ css: '#balance' }, ({ text }) => /\d/.test(text));
  do {
    await game.press({ css: '#spin' });
    await game.see({ css: '#spin' }, ({ disabled }) => !disabled);
  } while ((await game.see({ css: '#balance' })).text === text);
}

/** Waits until the platform has ended the game, and the page shows what the member has then. */
async function settled({ visitor, control, member: { account } }: Journey): Promise<void> {
  await until('the game is left', async () => (await control.ledger(account)).playing === null);
  const { total, problems } = await control.ledger(account);
  assert.deepEqual(problems, []);
  await visitor.see(amount(dollars(total)));
}

const home: Step = {
  name: '[BRW-03] home',
  go: async ({ visitor, watch, picture }) => {
    await visitor.open(`${watch.origin}/`);
    await until('the first banner is drawn', () =>
      visitor.tab.run(() => {
        const banner = document.querySelector<HTMLImageElement>('[aria-label="Highlights"] img');
        return banner !== null && banner.naturalWidth > 0;
      }),
    );
    await until('games', async () => (await visitor.look({ css: tile })).length > 2);
    await fits(visitor);
    await picture('home');
    if (await visitor.tab.run(() => navigator.userAgent.includes('iPhone'))) {
      // The hint about the home screen is shown once.
      await picture('guide');
      await visitor.press(button(/^Got it$/, dialog));
      await visitor.gone({ css: dialog });
    }
  },
};

const hall: Step = {
  name: '[BRW-03] hall',
  go: async ({ visitor, shape, picture }) => {
    if (shape === 'desktop') await visitor.press({ css: 'a[href="/gameHall/2"]', within: 'header' });
    else await visitor.press({ css: 'a[href="/gameHall/2"]' });
    await visitor.at(/\/gameHall\/2$/);
    await visitor.see({ css: 'main a[href^="/slotgame"]', name: /Rookeight/ });
    await fits(visitor);
    await picture('hall');
  },
};

const list: Step = {
  name: '[BRW-03] list',
  go: async ({ visitor, picture }) => {
    await visitor.press({ css: 'main a[href^="/slotgame"]', name: /Rookeight/ });
    await visitor.see(heading);
    await visitor.at(/\/slotgame\?gt_id=2&gp_id=GPR8&house=gpr8$/);
    const { text } = await visitor.see(count);
    await fits(visitor);
    await picture('list');
    await visitor.enter(search, 'tiger');
    await visitor.at(/[?&]q=tiger\b/);
    await visitor.see(count, (now) => now.text !== text);
    const hearts = await visitor.look({ css: `${tile} [aria-label^="Add to favourites"]` });
    assert.ok(hearts.length > 0, 'there are tigers');
    for (const { name } of hearts) assert.match(name, /tiger/i);
    await visitor.enter(search, '');
    await visitor.see(count, (now) => now.text === text);
  },
};

const wayBack: Step = {
  name: '[BRW-03] back, reload and page cache keep the place',
  go: async ({ visitor, rest, elsewhere }) => {
    await visitor.choose({ css: 'select', within: 'main', name: /^Sort by/ }, 'name');
    await visitor.at(/[?&]sort=name\b/);
    await visitor.enter(search, 'a');
    await visitor.at(/[?&]q=a\b/);
    await visitor.tab.run(() => scrollTo(0, 480));
    await until('a list in its middle, drawn to the lower edge of the window', () => visitor.tab.run(isDrawn));
    await rest();
    const before = await place(visitor);
    assert.ok(before.inView.length > 2, `only ${before.inView.length} games are in view`);
    await visitor.press({ css: 'a[href="/"]', within: 'header', index: 0 });
    await visitor.at(/:\d+\/$/);
    await visitor.tab.run(() => history.back());
    await standsAt(visitor, before, 'the way home');
    await rest();
    await visitor.renew(() => location.reload());
    await standsAt(visitor, before, 'a reload');
    // Another document, from which Back returns to the kept page, or reloads it where the browser kept none.
    await rest();
    await visitor.open(`${elsewhere}/service`);
    await visitor.tab.run(() => void setTimeout(() => history.back()));
    await standsAt(visitor, before, 'another site');
    await visitor.enter(search, '');
    await visitor.at(/sort=name(?!.*q=)/);
  },
};

const signIn: Step = {
  name: '[BRW-03] sign-in with captcha',
  go: async (journey) => {
    const { visitor, watch, rest, picture, member } = journey;
    const { account, password } = member;
    const before = watch.captchas.length;
    await visitor.press(button(/^Sign in$/, 'header'));
    // On phones the sheet grows upwards when the site's notes come.
    await visitor.see({ css: '*', within: dialog, name: /^Keep your password to yourself$/ });
    await rest();
    await visitor.enter({ css: 'input', within: dialog, name: /^Account/ }, account);
    await visitor.enter({ css: 'input[type="password"]', within: dialog }, password);
    await answerCaptcha(journey, before, { css: 'input', within: dialog, name: /^Verification code/ });
    await picture('sign-in');
    await visitor.press({ css: 'button[type="submit"]', within: dialog });
    await visitor.gone({ css: dialog });
    await visitor.see(signedIn(account));
  },
};

const realtime: Step = {
  name: '[BRW-03] a balance that is pushed',
  go: async ({ visitor, control, member: { account } }) => {
    await until('a connection', async () => (await control.connections(account)) > 0);
    await control.cash(account, 12.5);
    const { total } = await control.ledger(account);
    await visitor.see(amount(dollars(total)));
  },
};

const inWindow: Step = {
  name: '[BRW-03] a game in a window',
  go: async (journey) => {
    const { visitor, driver, picture } = journey;
    await visitor.press(play, clear);
    const popup = await until('a window', async () => (await driver.popups())[0]);
    const game = new Visitor(popup);
    await game.at(/\/provider\/play\?/);
    await spin(game);
    await picture('game-lobby');
    await game.press({ css: '#lobby' });
    await until('no window', async () => (await driver.popups()).length === 0);
    await settled(journey);
  },
};

const inPage: Step = {
  name: '[BRW-03] a game in the page',
  go: async (journey) => {
    const { visitor, picture } = journey;
    await visitor.press(play, clear);
    await visitor.at(/\/provider\/play\?/);
    await spin(visitor);
    await picture('game');
    await visitor.press({ css: '#lobby' });
    await visitor.at(/:\d+\/$/);
    await settled(journey);
  },
};

const wayBackFromGame: Step = {
  name: '[BRW-03] the way back from a game',
  go: async (journey) => {
    const { visitor, watch } = journey;
    await visitor.open(`${watch.origin}${slotList}`);
    await visitor.press(play, clear);
    await visitor.at(/\/provider\/play\?/);
    await visitor.see({ css: '#spin' });
    await visitor.tab.run(() => void setTimeout(() => history.back()));
    await visitor.at(/\/slotgame\?/);
    await settled(journey);
    assert.equal(watch.requests('/api/member/game/leave1'), 2);
  },
};

const demoInFrame: Step = {
  name: '[BRW-03] a demo in a frame',
  go: async ({ visitor, picture }) => {
    await visitor.press({ css: `${tile} button`, name: /^(?:Demo|Try for free): /, index: 0 });
    await visitor.see({ css: 'iframe[title^="Game: "]' });
    await picture('demo');
    await visitor.press(button(/^Leave game$/));
    await visitor.gone({ css: 'iframe' });
  },
};

const wallet: Step = {
  name: '[BRW-03] wallet',
  go: async ({ visitor, control, watch, shape, picture, member: { account } }) => {
    await control.cash(account, 100, 'GPR8');
    await visitor.open(`${watch.origin}/`);
    await visitor.see(signedIn(account));
    await visitor.press(button(/^Wallet$/, shape === 'phone' ? 'nav' : 'header'));
    const line: Target = { css: 'li', within: dialog, name: /Rookeight/ };
    await visitor.see(line, ({ text }) => text.includes('$100.00'));
    await picture('wallet');
    await visitor.press(button(/^Transfer back$/, dialog));
    await visitor.see({ css: '[data-toast]' }, ({ text }) => text.includes('Success'));
    // Providers without money are folded.
    await visitor.press({ css: 'summary', within: dialog });
    await visitor.see(line, ({ text }) => text.includes('$0.00'));
    const { total, problems } = await control.ledger(account);
    assert.deepEqual(problems, []);
    await visitor.see({ css: '*', within: dialog, name: new RegExp(`^${RegExp.escape(dollars(total))}$`) });
    await visitor.press(button(/^Close$/, dialog));
    await visitor.gone({ css: dialog });
  },
};

const languages: Step = {
  name: '[BRW-03] language',
  go: async ({ visitor, rest, picture }) => {
    for (const [value, lang, title] of [
      ['zh_CN', 'zh-CN', '金港娱乐'],
      ['en_US', 'en-US', 'Goldhaven'],
    ] as const) {
      await rest();
      await visitor.choose(language, value);
      await until(`the page in ${lang}`, () =>
        visitor.tab.run((code, name) => document.documentElement.lang === code && document.title === name, lang, title),
      );
      if (value === 'zh_CN') await picture('language');
    }
  },
};

const signOut: Step = {
  name: '[BRW-03] signing out',
  go: async ({ visitor, shape }) => {
    if (shape === 'phone') await visitor.press({ css: 'button', name: /^Account: / });
    await visitor.press({ ...button(/^Sign out$/), index: 0 });
    await visitor.see(button(/^Sign in$/, 'header'));
  },
};

const registration: Step = {
  name: '[BRW-03] registration with its errors, to its end',
  go: async (journey) => {
    const { visitor, control, watch, rest, picture, newcomer } = journey;
    const before = watch.captchas.length;
    const input = (name: RegExp): Target => ({ css: 'input', within: dialog, name });
    const submit: Target = { css: 'button[type="submit"]', within: dialog };
    await visitor.press(button(/^Register$/, 'header'));
    await visitor.see(submit);
    await rest();
    await picture('registration');
    await visitor.press(submit);
    await visitor.see(input(/^Account name/), ({ described }) => /Please choose an account name/.test(described));
    await visitor.see(input(/^Email/), ({ described }) => /Please enter your email address/.test(described));
    await visitor.see(input(/^Password/), ({ described }) => /Please enter a password/.test(described));
    await visitor.see(input(/^Account name/), ({ focused }) => focused);
    await picture('registration-errors');
    await visitor.enter(input(/^Email/), 'a@b');
    await visitor.enter(input(/^Account name/), 'ab');
    await visitor.see(input(/^Email/), ({ described }) => /Please enter a valid email address/.test(described));
    await visitor.enter(input(/^Email/), `${newcomer}@example.org`);
    await visitor.see(input(/^Account name/), ({ described }) =>
      /The account name must have 6 to 12 characters/.test(described),
    );
    await visitor.choose({ css: 'select', within: dialog, name: /^Year/ }, '1990');
    await visitor.press(submit);
    await visitor.see({ css: 'select', within: dialog, name: /^Month/ }, ({ described }) =>
      /Please choose your month of birth/.test(described),
    );
    await visitor.choose({ css: 'select', within: dialog, name: /^Month/ }, '02');
    await visitor.choose({ css: 'select', within: dialog, name: /^Day/ }, '28');
    await visitor.enter(input(/^Account name/), newcomer);
    await visitor.enter(input(/^Password/), 'Secret12');
    await visitor.enter(input(/^Confirm password/), 'Secret12');
    await visitor.press(input(/^Digit 1 of 4/));
    for (const [at, digit] of ['2', '5', '8', '0'].entries()) {
      // The focus moves on with each digit; a busy engine takes its time.
      await visitor.see(input(new RegExp(`^Digit ${at + 1} of 4`)), ({ focused }) => focused);
      await visitor.tab.type(digit);
    }
    await visitor.see(input(/^Digit 4 of 4/), ({ value }) => value === '0');
    await answerCaptcha(journey, before, input(/^Verification code/));
    await visitor.press({ css: 'input[type="checkbox"]', within: dialog });
    await visitor.press(submit);
    await visitor.see(signedIn(newcomer));
    await visitor.press(button(/^Later$/, dialog));
    await visitor.gone({ css: dialog });
    await rest();
    await visitor.renew(() => location.reload());
    await visitor.see(signedIn(newcomer));
    const sent = (await control.calls('/register')).findLast(({ body }) => body?.['member_account'] === newcomer);
    assert.equal(sent?.code, '100');
  },
};

/** The journey of a shape: [BRW-03]. Desktops play in a window, phones in the page. */
export const journey = (shape: Shape): readonly Step[] => [
  home,
  hall,
  list,
  wayBack,
  signIn,
  realtime,
  ...(shape === 'desktop' ? [inWindow, demoInFrame] : [inPage, wayBackFromGame]),
  wallet,
  signOut,
  languages,
  registration,
];
