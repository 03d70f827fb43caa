import { request as apiRequest } from 'playwright';
import { createControl } from '../../e2e/support/control.ts';
import { keptLogin } from '../../e2e/support/login.ts';
import { load, type Load } from '../lib/page-load.ts';
import { atMost, ms, times, type Row } from '../lib/report.ts';
import { medianOf, ratios } from '../lib/stats.ts';
import type { Bench } from './part.ts';

/** A provider's list of games. */
const slotList = '/slotgame?gt_id=2&gp_id=GPR8&house=gpr8';

const account = 'lucky88';

/** Pages of a member with what a guest sees in the same round; guests have no member centre. */
const pages = [
  { name: 'home', path: '/', guest: '/' },
  { name: 'list', path: slotList, guest: slotList },
  { name: 'member centre', path: '/user', guest: '/' },
] as const;

/** Most rounds: each is five loads, and the budgets are wide. */
const ROUNDS = 3;

/** The loads of one path, one for each round. */
type Loads = Readonly<Record<(typeof pages)[number]['path'], Load[]>>;

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

/** Cost of a login on a phone: the page is rendered for a guest and becomes a member's. */
export async function member(bench: Bench): Promise<Row[]> {
  const { sandbox } = await bench.services();
  const [browser, front] = [await bench.browser(), await bench.front()];
  const platform = await apiRequest.newContext({ baseURL: sandbox });
  const control = createControl(sandbox);
  const loads = (): Loads => ({ '/': [], [slotList]: [], '/user': [] });
  const [members, guests] = [loads(), loads()];
  const rounds = Math.min(bench.rounds, ROUNDS);
  for (let round = 0; round < rounds; round += 1) {
    bench.say(`member: round ${round + 1} of ${rounds}`);
    for (const { path } of pages) {
      // A login of its own for each load: the platform renews a token after some minutes, which only the browser of then has.
      const stored = await keptLogin(platform, control, account);
      members[path].push(await load(browser, front.origin + path, 'mobile', { stored, shows: account }));
      if (path !== '/user') guests[path].push(await load(browser, front.origin + path, 'mobile'));
    }
  }
  await platform.dispose();
  return pages.flatMap(({ name, path, guest }) => rowsOf(name, members[path], guests[guest]));
}
