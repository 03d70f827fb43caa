import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'playwright';
import { createControl } from '../../e2e/support/control.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import { openTab, slow, type Device } from '../lib/browser.ts';
import { countFrames, framesSince, lostShare } from '../lib/frames.ts';
import { publishAtRate, type PlatformEvent } from '../lib/publisher.ts';
import { atLeast, atMost, fact, type Row } from '../lib/report.ts';
import type { Bench } from './part.ts';

/** Events a second. */
const rate = 1000;
/** Frames of 60 Hz that may be lost, percent. */
const budget = 5;

/** A page that is held under fire. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly device: Device;
}

const targets: readonly Target[] = [
  { name: 'home, desktop', path: '/', device: 'desktop' },
  { name: 'home, phone', path: '/', device: 'mobile' },
  { name: 'records, phone', path: '/user/DWRecord', device: 'mobile' },
];

/** Who looks. */
const member = 'lucky88';
type Login = Awaited<ReturnType<typeof keptLogin>>;

/** Half are balances, the rest is what else a member and everybody hear of. */
const mixture = (login: Login): ((index: number) => PlatformEvent) => {
  const own = `private-member.${login.member_id}`;
  const currency = `private-member.${login.currency}`;
  const rest: readonly PlatformEvent[] = [
    { channel: own, name: 'letter.sent', data: { id: 1 } },
    { channel: `web_api.${login.currency}`, name: 'carousel_picture.url', data: {} },
    { channel: currency, name: 'RedEnvelopeDisplay', data: {} },
    { channel: own, name: 'letter.read', data: { id: 1 } },
    { channel: currency, name: 'roulette_display', data: {} },
    { channel: own, name: 'profile.updated', data: {} },
    { channel: 'web_member', name: 'customer_service_link_change', data: { url: 'https://chat.example/' } },
    { channel: own, name: 'all_transfer_back', data: {} },
  ];
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

async function underFire(bench: Bench, target: Target): Promise<Row[]> {
  const { sandbox, site } = await bench.services();
  const seconds = bench.quick ? 4 : 10;
  const control = createControl(sandbox);
  const platform = await request.newContext({ baseURL: sandbox });
  const login = await keptLogin(platform, control, member);
  await platform.dispose();
  // The line stays fast: what is measured is what events cost a slow processor.
  const tab = await openTab(
    await bench.browser(),
    target.device,
    { ...slow[target.device], line: false },
    {
      locale: 'en-US',
    },
  );
  try {
    const { page } = tab;
    let received = 0;
    let asked = 0;
    tab.cdp.on('Network.webSocketFrameReceived', ({ response }) => {
      if (response.payloadData.includes('"channel"')) received += 1;
    });
    await page.context().addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, login);
    await page.goto(`${site}${target.path}`, { waitUntil: 'networkidle' });
    await wait(3000);
    await page.evaluate(countFrames);
    await wait(2000);
    const idle = await page.evaluate(framesSince);
    page.on('request', (call) => {
      if (new URL(call.url()).pathname.startsWith('/api/')) asked += 1;
    });
    const before = received;
    bench.say(`${target.name}: ${rate} events a second for ${seconds} s`);
    const { sent, took } = await publishAtRate(sandbox, { rate, seconds }, mixture(login));
    const busy = await page.evaluate(framesSince);
    const heard = received - before;
    // The last word is the ledger's: a real movement, announced by the platform itself.
    await control.cash(member, 1.23);
    await wait(4000);
    const { total } = await control.ledger(member);
    const isRight = digits(await page.locator('body').innerText()).includes(digits(total));
    const rates = { busy: busy.painted / (busy.expected / 60), idle: idle.painted / (idle.expected / 60) };
    const loss = atMost(
      'realtime',
      `${target.name}: frames lost at ${rate} events/s`,
      lostShare(busy),
      budget,
      percent,
      {
        note: [
          `${perSecond(rates.busy)} frames/s, ${perSecond(rates.idle)} when idle`,
          `longest gap ${busy.longest.toFixed(0)} ms`,
          `${(sent / took).toFixed(0)} events/s sent for ${took.toFixed(1)} s, ${heard} of ${sent} heard`,
        ].join('; '),
        values: rates,
      },
    );
    // A machine that loses frames by itself, or cannot send as many events, says nothing about the page.
    const isJudged = lostShare(idle) <= budget && sent / took >= rate * 0.9;
    return [
      isJudged ? loss : { ...loss, met: null, note: `${loss.note}; the machine is too busy to judge` },
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
  } finally {
    await tab.close();
  }
}

/** A member's pages while 1,000 events a second arrive over the member's and the public channels. */
export async function realtime(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets) rows.push(...(await underFire(bench, target)));
  return rows;
}
