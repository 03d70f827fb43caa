import { calls } from '@housefront/contract/calls';
import { idle } from '@housefront/ui/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../kernel/defineSite.ts';
import { hydratePage } from '../testing/hydratePage.tsx';

const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../ui/src/templates/[dh]*/template.ts',
);
const homes = Object.entries(modules).map(([file, load]) => ({ id: file.split('/').at(-2) ?? file, load, path: '/' }));
const others = homes
  .filter(({ id }) => id === 'desktop-1' || id === 'h5-1')
  .flatMap((home) => ['/discount', '/games'].map((path) => ({ ...home, path })));

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Collects the jumps of the page from now on. */
function watchShifts(): () => readonly Shift[] {
  const shifts: Shift[] = [];
  const take = (entries: PerformanceEntryList) => void shifts.push(...(entries as Shift[]));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    take(observer.takeRecords());
    return shifts;
  };
}

const ofGuests = /^(?:Sign in|Register|Your seat is waiting)$/;
/** Visible texts that only a guest has, whatever they are part of. */
const guestParts = (place: Element): readonly string[] =>
  [...place.querySelectorAll('h1, h2, a, button, button span')].flatMap((one) => {
    const text = one.textContent.trim();
    return ofGuests.test(text) && one.checkVisibility({ visibilityProperty: true }) ? [text] : [];
  });

/** Collects them in each frame from now on. */
function watchFrames(place: Element): () => readonly string[] {
  const seen = new Set<string>();
  let frame = 0;
  const look = () => {
    for (const text of guestParts(place)) seen.add(text);
    frame = requestAnimationFrame(look);
  };
  look();
  onTestFinished(() => cancelAnimationFrame(frame));
  return () => [...seen];
}

const markLogin = (on: boolean) => document.documentElement.toggleAttribute('data-login', on);

/** A page as a server sent it, in a browser that has a login, before any module runs. */
async function openWithLogin(
  { id, load, path }: (typeof homes)[number],
  member: readonly [string, string] | undefined,
) {
  const mode = id.startsWith('desktop') ? 'desktop' : 'mobile';
  const [width, height] = mode === 'desktop' ? ([1440, 900] as const) : ([390, 800] as const);
  await page.viewport(width, height);
  markLogin(true);
  onTestFinished(async () => {
    markLogin(false);
    await page.viewport(414, 896);
  });
  const opened = await hydratePage({
    mode,
    path,
    member,
    templates: { desktop: load, mobile: load },
    // The gateway knows the template by the name of the config.
    prepare: ({ http }) => http.ok(calls.templateConfig, { mobileTemplateName: 'H5_1_mobile' }),
  });
  await idle();
  return opened;
}

test.for([...homes, ...others])(
  '[LOOK-13] $id $path: a member sees no part for guests in any frame, one heading, and no jump above 0.02',
  async (subject) => {
    const { place, runtime, start } = await openWithLogin(subject, ['falcon1', 'Falcon11']);
    const seen = watchFrames(place);
    const shifts = watchShifts();
    const headings = () => [...place.querySelectorAll('h1')].map(({ textContent }) => textContent);
    const before = headings();
    await start();
    const { session, queryClient } = runtime.core;
    await expect.poll(() => [session.store.getState().status, queryClient.isFetching()]).toEqual(['member', 0]);
    await idle();
    const jumps = shifts().map(
      ({ value, sources }) =>
        `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent)).join(', ')}`,
    );
    const sum = shifts().reduce((total, { value }) => total + value, 0);
    expect({ seen: seen(), jumps: sum > 0.02 ? jumps : [], headings: headings() }).toEqual({
      seen: [],
      jumps: [],
      headings: before,
    });
    expect(before.filter((text) => !ofGuests.test(text))).toHaveLength(1);
  },
);

test('[LOOK-13] a login that is over by the start shows what guests have', async () => {
  const [home] = homes;
  if (!home) throw new Error('There are no templates.');
  const { place, start } = await openWithLogin(home, undefined);
  expect(guestParts(place)).toEqual([]);
  await start();
  await expect.poll(() => guestParts(place)).toEqual(expect.arrayContaining(['Sign in', 'Register']));
});
