import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from 'playwright';
import { chromiumLaunch } from '../../scripts/programs/chromium.ts';
import { slotList } from '../support/game.ts';
import { STARTED_KEY, untilStarted } from '../support/hydration.ts';
import { signIn } from '../support/member.ts';
import { startStack } from '../support/stack.ts';
import { openVisit, slowDown, visitOf, type Visit } from './visits.ts';

process.env['HOUSEFRONT_PORT_BASE'] ??= '5100';

/** A gap after each slice of React's work adds up where other work leaves little to a slice: more than half a minute was seen. */
const START_LIMIT_MS = 180_000;

const help = `pnpm hydration [--loads 500] [--from 0] [--tabs 4] [--limit 1800]
Loads home and a list of games again and again, as guests and members with all kinds of browsers, lines and clocks, and
counts the errors of hydration.
--loads  loads of each of the two pages    --tabs  pages that are loaded at the same time
--from   number of the first visit, which says its site, visitor, line and clock
--limit  seconds after which the run stops`;

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
    tabs: { type: 'string', default: '4' },
    limit: { type: 'string', default: '1800' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

/** The pages with what their addresses may say: a list can be searched, sorted and narrowed. */
const pages = {
  home: ['/'],
  list: ['', '&sort=name&q=a', '&sort=name', '&label=1', '&q=e&label=2&sort=name'].map((query) => slotList + query),
} as const;

const stack = await startStack(0);
const browser = await chromium.launch(chromiumLaunch());
type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;
for (const path of ['/arks/web/bulletin', '/arks/web/bulletin/member']) {
  await stack.control.fault({ path, mode: 'code', code: '999' });
}

/** Storage of a browser, without the mark of a start: each load writes it again, which shows that it has started. */
async function storageOf(context: BrowserContext): Promise<Stored> {
  const state = await context.storageState();
  for (const origin of state.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name !== STARTED_KEY);
  return state;
}

/** A member who signed in at a site, as the browser keeps it. */
async function signedIn(site: Visit['site']): Promise<Stored> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(stack.url(site));
  await signIn(page, stack.control, site === '1002' ? 'lucky88' : 'river77');
  const state = await storageOf(context);
  await context.close();
  return state;
}
const stored = new Map<Visit['site'], Promise<Stored>>();
/** The member of a site, who signs in before the first visit that needs it. */
function memberOf(site: Visit['site']): Promise<Stored> {
  const state = stored.get(site) ?? signedIn(site);
  stored.set(site, state);
  return state;
}
const tokenOf = ({ origins }: Stored) =>
  origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token');
/**
 * Keeps the token that the platform gave during a visit, because half a minute later the former one ends; all else stays as the
 * member signed in, whatever clock the visit had.
 */
function keepMember(site: Visit['site'], before: Stored, after: Stored): void {
  const token = tokenOf(after)?.value;
  const state = structuredClone(before);
  const kept = tokenOf(state);
  if (token === undefined || !kept) stored.delete(site);
  else if (token !== kept.value) {
    kept.value = token;
    stored.set(site, Promise.resolve(state));
  }
}

const until = Date.now() + Number(values.limit) * 1000;
const faults = new Map<string, number>();
const counts = { home: 0, list: 0 };
/** Milliseconds from the document's first bytes until a page was hydrated, of all loads. */
const starts: number[] = [];
const queue = Array.from({ length: Number(values.loads) }, (_, index) => index + Number(values.from)).flatMap(
  (index) => [
    { index, name: 'home' as const },
    { index, name: 'list' as const },
  ],
);

async function load({ index, name }: { readonly index: number; readonly name: 'home' | 'list' }): Promise<void> {
  const visit = visitOf(index);
  const path = pages[name][index % pages[name].length] ?? '/';
  const complain = (text: string) => {
    const [first = ''] = text.split('\n');
    faults.set(first, (faults.get(first) ?? 0) + 1);
    console.log(`${name} ${path} ${JSON.stringify(visit)}\n    ${text}`);
  };
  const state = visit.visitor === 'member' ? await memberOf(visit.site) : undefined;
  const context = await openVisit(browser, visit, state ? { storageState: state } : {}, complain);
  try {
    const page = await context.newPage();
    await slowDown(context, visit.line);
    await page.goto(stack.url(visit.site) + path, { waitUntil: 'commit' });
    const begun = performance.now();
    await untilStarted(page, { timeout: START_LIMIT_MS });
    starts.push(performance.now() - begun);
    // Parts below the first screen come after that.
    await page.waitForFunction(() => document.querySelector('main') !== null);
    await page.waitForTimeout(300 + visit.gap * 5);
    if (state) keepMember(visit.site, state, await storageOf(context));
  } catch (error) {
    complain(`not loaded: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
  counts[name] += 1;
}

const work = async () => {
  for (let next = queue.shift(); next && Date.now() < until; next = queue.shift()) await load(next);
};
await Promise.all(Array.from({ length: Number(values.tabs) }, work));
await browser.close();
await stack.stop();
const errors = [...faults.values()].reduce((sum, count) => sum + count, 0);
for (const [text, count] of faults) console.log(`${count} x ${text}`);
starts.sort((a, b) => a - b);
const seconds = (share: number) => ((starts[Math.floor((starts.length - 1) * share)] ?? 0) / 1000).toFixed(1);
console.log(`hydrated after ${seconds(0.5)} s (median), ${seconds(0.95)} s (95 %), ${seconds(1)} s (all)`);
console.log(`home ${counts.home} loads, list ${counts.list} loads: ${errors} errors`);
process.exit(errors === 0 ? 0 : 1);
