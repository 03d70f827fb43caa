import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'playwright';
import { createControl } from '../../e2e/support/control.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import { slow, type Device } from '../lib/browser.ts';
import { bareScripts, countMessages } from '../lib/flood.ts';
import { countFrames, framesSince, lostShare, type Frames } from '../lib/frames.ts';
import { platformKey, publishAtRate, type PlatformEvent } from '../lib/publisher.ts';
import { openQuietTab, type QuietTab } from '../lib/quiet-tab.ts';
import { atLeast, atMost, fact, times, type Row } from '../lib/report.ts';
import type { Bench } from './part.ts';

/** Events a second. */
const rate = 1000;
/** Frames of 60 Hz that may be lost, percent. */
const budget = 5;

/** A page that is held under fire. */
interface Target {
  readonly name: string;
  /** `bare`: a page with nothing but the libraries, which is what any page costs. */
  readonly path: `/${string}` | 'bare';
  readonly device: Device;
}

const targets: readonly Target[] = [
  { name: 'bare pusher-js, phone', path: 'bare', device: 'mobile' },
  { name: 'home, desktop', path: '/', device: 'desktop' },
  { name: 'home, phone', path: '/', device: 'mobile' },
  { name: 'records, phone', path: '/user/DWRecord', device: 'mobile' },
];

/** The member in the test. */
const member = 'lucky88';
type Login = Awaited<ReturnType<typeof keptLogin>>;

/** Events for a member and for all visitors, except the balance, which is first. */
const others = (own: string, login: Login): readonly PlatformEvent[] => {
  const currency = `private-member.${login.currency}`;
  return [
    { channel: own, name: 'letter.sent', data: { id: 1 } },
    { channel: `web_api.${login.currency}`, name: 'carousel_picture.url', data: {} },
    { channel: currency, name: 'RedEnvelopeDisplay', data: {} },
    { channel: own, name: 'letter.read', data: { id: 1 } },
    { channel: currency, name: 'roulette_display', data: {} },
    { channel: own, name: 'profile.updated', data: {} },
    { channel: 'web_member', name: 'customer_service_link_change', data: { url: 'https://chat.example/' } },
    { channel: own, name: 'all_transfer_back', data: {} },
  ];
};
const ownChannel = (login: Login): string => `private-member.${login.member_id}`;

/** Half are balances. */
const mixture = (login: Login): ((index: number) => PlatformEvent) => {
  const own = ownChannel(login);
  const rest = others(own, login);
  return (index) =>
    (index % 2 === 1 ? rest[(index >> 1) % rest.length] : undefined) ?? {
      channel: own,
      name: 'member.cash',
      data: { cash: `${10_000 + index}.25` },
    };
};

const percent = (value: number) => `${value.toFixed(1)} %`;
const perSecond = (value: number) => value.toFixed(1);
const digits = (text: string) => text.replaceAll(/[^\d.]/g, '');

/** Waits up to half a minute for a condition of the page. @throws when it does not hold by then */
async function settled(tab: QuietTab, condition: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await tab.evaluate(condition)) === true) return;
    await wait(500);
  }
  throw new Error(`The page did not get ready: ${condition}`);
}

async function open(bench: Bench, { path, device }: Target, login: Login): Promise<QuietTab> {
  const { sandbox, site } = await bench.services();
  const stored = `for (const [name, value] of Object.entries(${JSON.stringify(login)})) localStorage.setItem(name, value);`;
  const seen = 'sessionStorage.setItem("popUpDiscountModalCloseTime", String(Date.now()));';
  // The line stays fast: what is measured is what events cost a slow processor.
  const tab = await openQuietTab(await bench.browser(), device, slow[device].cpu, [
    `(${countMessages.toString()})()`,
    `${stored}${seen}`,
  ]);
  if (path === 'bare') {
    // An address of the platform that has nothing and so no policy for scripts.
    await tab.goto(`${sandbox}/nothing`);
    await settled(tab, 'document.readyState === "complete" && window.messages !== undefined');
    const own = ownChannel(login);
    const heard = [mixture(login)(0), ...others(own, login)];
    const { hostname, port } = new URL(sandbox);
    const listener = {
      key: platformKey,
      host: hostname,
      port: Number(port),
      token: login.token,
      channels: [...new Set(heard.map(({ channel }) => channel))],
      events: heard.map(({ name }) => name),
    };
    for (const script of bareScripts(bench.root, listener)) await tab.evaluate(`${script}\n;1`);
  } else await tab.goto(`${site}${path}`);
  await settled(tab, 'window.messages?.open > 0');
  await wait(5000);
  return tab;
}

const since = async (tab: QuietTab): Promise<Frames> => (await tab.evaluate(`(${framesSince.toString()})()`)) as Frames;
const heardBy = async (tab: QuietTab): Promise<number> => Number(await tab.evaluate('window.messages.heard'));
const callsBy = `performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/')).length`;

/** Result of a page. */
interface Outcome {
  readonly rows: readonly Row[];
  /** Time of the page's main thread for one event, milliseconds. */
  readonly each: number;
}

async function underFire(bench: Bench, target: Target): Promise<Outcome> {
  const { sandbox } = await bench.services();
  const seconds = bench.amount({ whole: 10, quick: 4, smallest: 1 });
  const control = createControl(sandbox);
  const platform = await request.newContext({ baseURL: sandbox });
  const login = await keptLogin(platform, control, member);
  await platform.dispose();
  const tab = await open(bench, target, login);
  try {
    await tab.evaluate(`(${countFrames.toString()})()`);
    const resting = await tab.metric('TaskDuration');
    await wait(2000);
    const rested = (await tab.metric('TaskDuration')) - resting;
    const idle = await since(tab);
    await tab.evaluate('performance.clearResourceTimings(), performance.setResourceTimingBufferSize(5000)');
    const [before, began] = [await heardBy(tab), await tab.metric('TaskDuration')];
    await since(tab);
    bench.say(`${target.name}: ${rate} events a second for ${seconds} s`);
    const { sent, took } = await publishAtRate(sandbox, { rate, seconds }, mixture(login));
    const busy = await since(tab);
    const asked = Number(await tab.evaluate(callsBy));
    const [heard, ended] = [(await heardBy(tab)) - before, await tab.metric('TaskDuration')];
    const each = ((ended - began - (rested / 2) * took) / heard) * 1000;
    const rates = { busy: busy.painted / (busy.expected / 60), idle: idle.painted / (idle.expected / 60) };
    const note = [
      `${perSecond(rates.busy)} frames/s, ${perSecond(rates.idle)} when idle`,
      `longest gap ${busy.longest.toFixed(0)} ms`,
      `${(sent / took).toFixed(0)} events/s sent for ${took.toFixed(1)} s, ${heard} of ${sent} heard`,
    ].join('; ');
    const what = `${target.name}: frames lost at ${rate} events/s`;
    const cost = fact('realtime', `${target.name}: processor time per event`, `${each.toFixed(3)} ms`, undefined, {
      value: each,
    });
    if (target.path === 'bare') {
      const lost = lostShare(busy);
      return { each, rows: [fact('realtime', what, percent(lost), note, { value: lost, ...rates }), cost] };
    }
    const loss = atMost('realtime', what, lostShare(busy), budget, percent, { note, values: rates });
    // A machine that loses frames by itself, or cannot send as many events, says nothing about the page.
    const isJudged = lostShare(idle) <= budget && sent / took >= rate * 0.9;
    // The last word is the ledger's: a real movement, announced by the platform itself.
    await control.cash(member, 1.23);
    await wait(4000);
    const { total } = await control.ledger(member);
    const isRight = digits(String(await tab.evaluate('document.body.innerText'))).includes(digits(total));
    const rows = [
      isJudged ? loss : { ...loss, met: null, note: `${note}; the machine is too busy to judge` },
      cost,
      fact('realtime', `${target.name}: calls meanwhile`, `${(asked / took).toFixed(1)} a second`),
      atLeast(
        'realtime',
        `${target.name}: final balance right`,
        isRight ? 1 : 0,
        1,
        (value) => (value ? 'yes' : 'no'),
        {
          note: `ledger ${total}`,
        },
      ),
    ];
    return { each, rows };
  } finally {
    await tab.close();
  }
}

/** A member's pages, and the libraries alone, while 1,000 events a second arrive over the member's and the public channels. */
export async function realtime(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  let floor = Number.NaN;
  for (const target of targets.slice(0, bench.amount({ whole: 4, quick: 4, smallest: 2 }))) {
    const outcome = await underFire(bench, target);
    rows.push(...outcome.rows);
    if (target.path === 'bare') floor = outcome.each;
    else if (target.device === 'mobile') {
      const ratio = outcome.each / floor;
      rows.push(
        fact('realtime', `${target.name}: processor time per event / bare pusher-js`, times(ratio), undefined, {
          value: ratio,
        }),
      );
    }
  }
  return rows;
}
