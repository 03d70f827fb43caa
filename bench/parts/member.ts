import { request as apiRequest, type Browser } from 'playwright';
import { createControl } from '../../e2e/support/control.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import { openTab } from '../lib/browser.ts';
import { load, type Load } from '../lib/page-load.ts';
import { atMost, ms, times, type Row } from '../lib/report.ts';
import { medianOf, ratios } from '../lib/stats.ts';
import type { Bench } from './part.ts';

/** A provider's list of games. */
const slotList = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

const account = 'lucky88';

/** Pages of a member with what a guest sees at the same time; guests have no member centre. */
const pages = [
  { name: 'home', path: '/', guest: '/' },
  { name: 'list', path: slotList, guest: slotList },
  { name: 'member centre', path: '/user', guest: '/' },
] as const;

function rowsOf(name: string, member: readonly Load[], guest: readonly Load[]): Row[] {
  const part = `member ${name}`;
  const lcp = (load: Load) => load.lcp;
  const tbt = (load: Load) => load.tbt;
  const both = (of: (load: Load) => number) => `member ${ms(medianOf(member, of))}, guest ${ms(medianOf(guest, of))}`;
  return [
    atMost(part, 'TBT', member.map(tbt), 200, ms, { note: both(tbt) }),
    atMost(
      part,
      'CLS',
      member.map(({ cls }) => cls),
      0.02,
      (value) => value.toFixed(3),
    ),
    atMost(part, 'LCP against a guest', ratios(member.map(lcp), guest.map(lcp)), 1.3, times, {
      note: `${both(lcp)}; largest: ${member.at(-1)?.lcpElement}, ${guest.at(-1)?.lcpElement}`,
    }),
  ];
}

/** Looks once at each page before it counts: it is rendered then, and it is a member's. */
async function visit(browser: Browser, address: string, stored: Readonly<Record<string, string>>): Promise<void> {
  const tab = await openTab(browser, 'mobile', { cpu: 1, line: false }, { stored });
  try {
    await tab.page.goto(address);
    await tab.page.waitForFunction((name) => document.body.innerHTML.includes(name), account);
  } finally {
    await tab.close();
  }
}

/** Cost of a login on a phone: the page is rendered for a guest and becomes a member's. */
export async function member(bench: Bench): Promise<Row[]> {
  const { sandbox, site } = await bench.services();
  const [browser, front] = [await bench.browser(), await bench.front()];
  const platform = await apiRequest.newContext({ baseURL: site });
  const login = await keptLogin(platform, createControl(sandbox), account);
  await platform.dispose();
  const rows: Row[] = [];
  for (const { name, path, guest } of pages) {
    const [loads, others]: [Load[], Load[]] = [[], []];
    await visit(browser, front.origin + path, login);
    for (let round = 0; round < bench.rounds; round += 1) {
      bench.say(`member ${name}: round ${round + 1} of ${bench.rounds}`);
      loads.push(await load(browser, front.origin + path, 'mobile', login));
      others.push(await load(browser, front.origin + guest, 'mobile'));
    }
    rows.push(...rowsOf(name, loads, others));
  }
  return rows;
}
