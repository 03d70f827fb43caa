import type { Browser, BrowserContext, Request } from '@playwright/test';
import { hydrateSlowly } from './hydration.ts';

/** A control of the first screen, found by what it is and not by a name of a component. */
export interface Target {
  /** Finds it again in another load of the same page. */
  readonly key: string;
  /** The part of the page that contains it. */
  readonly place: string;
  /** A link. */
  readonly leads: boolean;
}

/** The visible result of a press. */
export interface Outcome {
  /** Dialogs and menus that were put on screen, each time they were. */
  readonly opened: readonly string[];
  readonly path: string;
  /** Places that the history gained. */
  readonly steps: number;
  /** Windows beside the page. */
  readonly windows: number;
  /** Calls that were made more than once. */
  readonly repeated: readonly string[];
  /** States of controls that are other than on the same page without a press. */
  readonly changed: readonly string[];
}

declare global {
  interface Window {
    /** The interface of {@link watch} for the journey. */
    pressed?: {
      readonly opened: string[];
      /** The controls that can be pressed now. */
      targets(): Target[];
      find(key: string): HTMLElement | undefined;
      /** States of everything that has one, a line each. */
      states(): string[];
      act(element: HTMLElement): void;
    };
  }
}

/** Runs in the page before anything else. Self-contained, because it is sent to the browser as text. */
function watch(): void {
  const opened: string[] = [];
  const surface = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]';
  const nameOf = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      (element.getAttribute('title') || element.textContent)
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.tagName.toLowerCase();
  const kindOf = (element: Element) => {
    const around = element.closest('ul, ol, [role=tablist], [role=group], section, header, nav, main, footer');
    return `${around ? roleOf(around) : ''} > ${roleOf(element)}.${element.className}`;
  };
  const keyed = () => {
    const times = new Map<string, number>();
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea, summary, [role=button], [role=link], [role=tab], [role=switch]',
    );
    return [...all].map((element) => {
      const name = `${element.closest('header, nav, main, footer')?.tagName ?? ''} ${roleOf(element)} ${nameOf(element)}`;
      const nth = (times.get(name) ?? 0) + 1;
      times.set(name, nth);
      return { element, key: `${name} ${nth}` };
    });
  };
  window.pressed = {
    opened,
    targets() {
      const kinds = new Map<string, { all: number; reached: Target[] }>();
      for (const { element, key } of keyed()) {
        const kind = kinds.get(kindOf(element)) ?? { all: 0, reached: [] };
        kinds.set(kindOf(element), kind);
        kind.all += 1;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Controls outside the screen or below another element are out of reach.
        if (element.contains(document.elementFromPoint(x, y)) && !element.matches(':disabled'))
          kind.reached.push({ key, place: key.split(' ')[0] ?? '', leads: element instanceof HTMLAnchorElement });
      }
      // More than three alike are a series: its last represents all, and is never the chosen one.
      return [...kinds.values()].flatMap(({ all, reached }) => (all > 3 ? reached.slice(-1) : reached));
    },
    find: (wanted) => keyed().find(({ key }) => key === wanted)?.element,
    states: () => [
      `html lang=${document.documentElement.lang}`,
      ...[...document.querySelectorAll(surface)].map((element) => `${roleOf(element)} ${nameOf(element)} stands`),
      ...[
        ...document.querySelectorAll(
          '[aria-expanded], [aria-pressed], [aria-selected], [aria-current], [aria-checked]',
        ),
      ].flatMap((element) =>
        ['expanded', 'pressed', 'selected', 'current', 'checked'].flatMap((state) => {
          const value = element.getAttribute(`aria-${state}`);
          return value === null ? [] : [`${roleOf(element)} ${nameOf(element)} ${state}=${value}`];
        }),
      ),
    ],
    act(element) {
      if (!(element instanceof HTMLSelectElement)) return element.click();
      element.selectedIndex = element.selectedIndex === 0 ? element.length - 1 : 0;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [...(node.matches(surface) ? [node] : []), ...node.querySelectorAll(surface)])
          opened.push(`${roleOf(one)} ${nameOf(one)}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** How a page is made slow that is pressed too early. */
export interface Slowness {
  /** Processor this many times slower. */
  readonly processor?: number;
  /** Wait between two slices of the work of taking over, ms. */
  readonly gap?: number;
  /** Scripts come when this is over. */
  readonly held?: Promise<void>;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** The lines that one list has more often than another. */
function surplus(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Loads of one page, each in a browser of its own that has visited nothing. */
export function createLoads(browser: Browser, path: string) {
  const scripts = new Map<string, { readonly body: Buffer; readonly headers: Record<string, string> }>();
  const errors: string[] = [];

  async function isolate(context: BrowserContext, { gap, held }: Slowness): Promise<void> {
    context.on('weberror', (error) => errors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && /hydrat|did not match/i.test(message.text())) errors.push(message.text());
    });
    await context.addInitScript(watch);
    if (gap) await hydrateSlowly(context, gap);
    // Small pictures, so that no banner counts as broken.
    await context.route(/\/api\/art\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
    await context.route(/\/assets\/[^?]*\.js/, async (route) => {
      const url = route.request().url();
      await held;
      const known = scripts.get(url);
      if (known) return route.fulfill(known).catch(() => undefined);
      try {
        const answer = await route.fetch();
        const kept = { body: await answer.body(), headers: answer.headers() };
        scripts.set(url, kept);
        await route.fulfill(kept);
      } catch {
        // The page was left or closed meanwhile.
      }
    });
  }

  /** Opens the page; it is on screen then, and nothing more. */
  async function open(slowness: Slowness = {}) {
    const context = await browser.newContext();
    await isolate(context, slowness);
    const page = await context.newPage();
    const windows: string[] = [];
    const calls: string[] = [];
    context.on('page', (other) => windows.push(other.url()));
    const pending = new Set<Request>();
    page.on('requestfinished', (request) => void pending.delete(request));
    page.on('requestfailed', (request) => void pending.delete(request));
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') pending.add(request);
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/art/'))
        calls.push(`${pathname}${search} ${request.postData() ?? ''}`);
    });
    if (slowness.processor) {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
    }
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    let begun = await page.evaluate(() => history.length);
    return {
      page,
      /** Forgets what happened so far. */
      async forget() {
        windows.length = 0;
        calls.length = 0;
        begun = await page.evaluate(() => {
          if (window.pressed) window.pressed.opened.length = 0;
          return history.length;
        });
      },
      /** Results of presses so far; `untouched` are the states of the page without them. */
      async outcome(untouched: readonly string[]): Promise<Outcome> {
        const { opened, states, where, length } = await page.evaluate(() => ({
          opened: [...(window.pressed?.opened ?? [])],
          states: window.pressed?.states() ?? [],
          where: location.pathname + location.search,
          length: history.length,
        }));
        return {
          opened,
          path: where,
          steps: length - begun,
          windows: windows.length,
          repeated: [...new Set(surplus(calls, [...new Set(calls)]))],
          changed: surplus(states, untouched).toSorted(),
        };
      },
      /** Whether no call is on its way. */
      rests: () => pending.size === 0,
      close: () => context.close(),
    };
  }

  return { open, errors };
}

export type Load = Awaited<ReturnType<ReturnType<typeof createLoads>['open']>>;
