import { untilStarted } from './support/hydration.ts';
import { test } from './support/pictures.ts';
import { createLoads, type Load, type Outcome, type Slowness, type Target } from './support/presses.ts';
import { expect } from './support/test.ts';
import { patient } from './support/patience.ts';

/** How long a press may take until it is carried out, ms. */
const PATIENCE_MS = patient(10_000);
/** Time between two presses of an impatient visitor, ms. */
const PRESS_MS = 50;
/** How long nothing may happen before it is believed that nothing more will, ms. */
const CALM_MS = patient(250);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Reads again and again what came of a press until it is what is wanted and stays so. */
async function calm(
  load: Load,
  untouched: readonly string[],
  wanted: (outcome: Outcome) => boolean,
  patience = PATIENCE_MS,
): Promise<Outcome | undefined> {
  const end = Date.now() + patience;
  let last: Outcome | undefined;
  let since = Date.now();
  for (;;) {
    // Between two documents there is nothing to read.
    const now = await load.outcome(untouched).catch(() => undefined);
    if (!same(now, last) || !load.rests()) since = Date.now();
    last = now;
    if ((now && wanted(now) && Date.now() - since >= CALM_MS) || Date.now() > end) return now;
    await pause(25);
  }
}

/**
 * Presses a control; more than once, until a dialog is open. It is a click and no pointer, as a screen reader presses: what
 * prepares itself when a pointer comes must not depend on that.
 */
const press = (load: Load, { key }: Target, times = 1) =>
  load.page.evaluate(
    async ([wanted, count, every]) => {
      for (let index = 0; index < count && window.pressed?.opened.length === 0; index += 1) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, every));
        const control = window.pressed.find(wanted);
        if (!control) throw new Error(`There is no ${wanted}.`);
        window.pressed.act(control);
      }
    },
    [key, times, PRESS_MS] as const,
  );

const hasControl = ({ page }: Load, { key }: Target) =>
  page.evaluate((wanted) => Boolean(window.pressed?.find(wanted)), key);

/** Opens the page until it is sent with a control: one whose platform was slow comes without its lists. */
async function openWith(loads: ReturnType<typeof createLoads>, target: Target, how?: Slowness): Promise<Load> {
  const load = await loads.open(how);
  if (await hasControl(load, target)) return load;
  await load.close();
  return openWith(loads, target, how);
}

/** A control with the effect of its press on a hydrated page. */
interface Meaning {
  readonly target: Target;
  readonly outcome: Outcome;
}

/** Presses every control of the first screen once on a hydrated page; of the links in one part, the first that leads on. */
async function meaningsOf(loads: ReturnType<typeof createLoads>) {
  let untouched: readonly string[] = [];
  const fresh = async (target: Target) => {
    const load = await openWith(loads, target);
    await untilStarted(load.page);
    await calm(load, untouched, (now) => now.changed.length === 0);
    return load;
  };
  const scripts = Promise.withResolvers<void>();
  const sent = async () => {
    const opened = await loads.open({ held: scripts.promise });
    return { opened, controls: await opened.page.evaluate(() => window.pressed?.targets() ?? []) };
  };
  // Those that the page was sent with: what comes later cannot be pressed too early.
  let { opened, controls: targets } = await sent();
  // A page whose platform was slow is sent without its lists, and the next one with them.
  while (!targets.some(({ place }) => place === 'MAIN')) {
    await opened.close();
    ({ opened, controls: targets } = await sent());
  }
  scripts.resolve();
  await untilStarted(opened.page);
  await calm(opened, untouched, () => true);
  untouched = await opened.page.evaluate(() => window.pressed?.states() ?? []);
  let load: Load | undefined = opened;
  const meanings: Meaning[] = [];
  /** Links of a part lead in one way, and each press of one costs a page. */
  const isKnown = ({ leads, place }: Target) =>
    leads && meanings.some(({ target, outcome }) => target.leads && target.place === place && outcome.path !== '/');
  for (const target of targets) {
    if (isKnown(target)) continue;
    if (load && !(await hasControl(load, target))) {
      await load.close();
      load = undefined;
    }
    load ??= await fresh(target);
    await load.forget();
    const clean = await load.outcome(untouched);
    await press(load, target);
    const outcome = await calm(load, untouched, (now) => !same(now, clean), patient(3000));
    meanings.push({ target, outcome: outcome ?? clean });
    // A dialog is closed; after anything else that is seen the next one gets a page of its own.
    if (outcome && outcome.opened.length > 0) await load.page.keyboard.press('Escape');
    const stays = (now: Outcome) => now.path === clean.path && now.changed.length === 0 && now.windows === 0;
    const left = await calm(load, untouched, stays, outcome?.opened.length === 0 ? 0 : patient(1000));
    if (left && stays(left)) continue;
    await load.close();
    load = undefined;
  }
  await load?.close();
  return { untouched, meanings };
}

/** The visible part of an outcome; a document that a browser loads by itself counts its places and states differently. */
function seen({ leads }: Target, { opened, path, windows, steps, changed, repeated }: Outcome) {
  if (leads) return { opened, path, windows };
  // Another language asks for much once more; a dialog asks for what it needs once, and its folded parts come with its form.
  if (opened.length === 0) return { opened, path, windows, steps, changed, repeated: [] };
  const unfolded = changed.filter((state) => !state.endsWith(' expanded=false'));
  return { opened, path, windows, steps, changed: unfolded, repeated };
}

/** One press or several on a page that is not hydrated yet; returns the errors of the outcome. */
async function tryEarly(
  loads: ReturnType<typeof createLoads>,
  untouched: readonly string[],
  { target, outcome }: Meaning,
  how: Slowness & { readonly act: (load: Load) => Promise<unknown> },
): Promise<string[]> {
  const load = await openWith(loads, target, how);
  try {
    await how.act(load);
    const wanted = seen(target, outcome);
    const came = await calm(load, untouched, (now) => same(seen(target, now), wanted));
    const got = came && seen(target, came);
    if (same(got, wanted)) return [];
    return [`${target.key} came to ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`];
  } finally {
    await load.close();
  }
}

/** The first control of each part of the page that does each kind of thing. */
function representatives(meanings: readonly Meaning[]): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const { opened, path, changed } = meaning.outcome;
    const does = opened.length > 0 ? 'opens' : path !== '/' ? 'leads' : changed.length > 0 ? 'changes' : undefined;
    const key = `${meaning.target.place} ${does}`;
    if (does && !found.has(key)) found.set(key, meaning);
  }
  return [...found.values()];
}

/** Times during hydration, slice by slice, in ms from its first paint. */
const moments = [50, 150, 300, 600] as const;

test('every control of the first screen that is pressed too early is carried out once @drawn', async ({
  browser,
  isMobile,
}, info) => {
  // Some thirty loads; a machine that has much else to do takes minutes.
  test.setTimeout(patient(300_000));
  const loads = createLoads(browser, '/');
  const { untouched, meanings } = await meaningsOf(loads);
  const means = JSON.stringify(meanings, null, 2);
  await info.attach('what presses mean', { body: means, contentType: 'application/json' });
  // A page without controls, or a journey that sees nothing, must not pass.
  const ways = representatives(meanings);
  expect(ways.length, means).toBeGreaterThanOrEqual(6);
  const wrong: string[] = [];
  // Before anything listens: scripts wait until the presses are over. Links lead without any.
  for (const meaning of meanings) {
    const scripts = Promise.withResolvers<void>();
    const times = meaning.outcome.opened.length > 0 ? 3 : 1;
    const act = async (load: Load) => {
      await press(load, meaning.target, times);
      if (!meaning.target.leads) scripts.resolve();
    };
    wrong.push(...(await tryEarly(loads, untouched, meaning, { held: scripts.promise, act })));
    scripts.resolve();
  }
  // During hydration, on the slower device: both hydrate with the same code.
  for (const [index, meaning] of (isMobile ? ways : []).entries()) {
    const act = async (load: Load) => {
      await pause(moments[index % moments.length] ?? 0);
      await press(load, meaning.target);
    };
    wrong.push(...(await tryEarly(loads, untouched, meaning, { gap: 60, act })));
  }
  // Before, during and after.
  const storm = ways.findLast(({ outcome }) => outcome.opened.length > 0);
  if (!storm) throw new Error('Nothing on the first screen opens a dialog.');
  const keepPressing = (load: Load) => press(load, storm.target, PATIENCE_MS / PRESS_MS);
  wrong.push(...(await tryEarly(loads, untouched, storm, { processor: 4, act: keepPressing })));
  expect(wrong).toEqual([]);
  // Looked at once: each page has come to rest, and is closed.
  expect(loads.errors).toEqual([]);
});
