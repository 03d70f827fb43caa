import type { ReactNode } from 'react';
import { onTestFinished, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import type { Template } from '../defineTemplate.ts';
import '../foundations/global.css.ts';
import { UiProvider } from '../primitives/UiProvider/index.ts';
import type { FixtureOptions } from '../slots/base.fixtures.ts';
import type { ViewName, ViewPropsMap } from '../views/contract.ts';
import { fontsReady } from '../testing/fonts.ts';
import { testRoot } from '../testing/testRoot.ts';
import { applyRootState, type Direction } from './root.ts';
import { loadView, Screen } from './Screen.tsx';

import.meta.glob('../theme/themes/*.css.ts', { eager: true });
// Lazy parts of home are loaded eagerly here, so that a page is complete in a check.
import.meta.glob(['../templates/_*/parts/PromotionShelf.tsx', '../templates/*/home/Promotion.tsx'], { eager: true });
const tokens = import.meta.glob<Record<string, { scheme?: 'dark' | 'light' }>>('../theme/themes/*.tokens.ts', {
  eager: true,
});
const schemeOf = (theme: string) => tokens[`../theme/themes/${theme}.tokens.ts`]?.[theme]?.scheme ?? 'dark';

export interface OpenOptions<Name extends ViewName> {
  readonly template: Template;
  readonly view: Name;
  readonly options?: FixtureOptions | undefined;
  readonly props?: Partial<ViewPropsMap[Name]> | undefined;
  readonly theme?: string | undefined;
  readonly direction?: Direction | undefined;
  /** Size of the page in px. */
  readonly width: number;
  readonly height?: number | undefined;
  /** Text zoom, e.g. 2 for 200 % (A11Y-02). */
  readonly textScale?: number | undefined;
  /** Floating elements over the page. */
  readonly floats?: ReactNode;
}

/** Replaces values of the fixtures. */
type Alter = <Values>(values: Values) => Values;

export interface OpenScreen {
  /** Rerenders the view with other data in the language of these. */
  readonly show: (options: FixtureOptions, alter?: Alter) => Promise<void>;
  /** Mounts the page again, with the same data. */
  readonly again: () => Promise<void>;
  /** Changes the theme of the open page. */
  readonly wear: (theme: string) => Promise<void>;
  /** Console errors since the page opened. */
  readonly errors: MockInstance<typeof console.error>;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

// A page under automation may never be idle, or only much later, so idle callbacks run as the next task.
window.requestIdleCallback = (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }));
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);

/** Waits for fonts, and until nothing of the page changes in two frames; endless changes, e.g. of a counter, do not count. */
async function atRest(): Promise<void> {
  let changed = true;
  const changes = new MutationObserver(() => {
    changed = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let round = 0; changed && round < 30; round += 1) {
    changed = false;
    await new Promise((resolve) => setTimeout(resolve));
    await fontsReady();
    await frame();
    await frame();
  }
  changes.disconnect();
}

/** Waits for views and pictures, then until the page is at rest. */
export async function settled(): Promise<void> {
  await vi.waitFor(
    () => {
      const waiting =
        document.querySelector('[data-pending]') ??
        [...document.images].find(({ complete, loading }) => !complete && loading !== 'lazy');
      if (waiting) throw new Error(`still waiting: ${waiting.outerHTML.slice(0, 120)}`);
    },
    { timeout: 10_000, interval: 10 },
  );
  await atRest();
}

/** Opens a view of a template as a whole page in a browser test; it is removed when the test ends. */
export async function openScreen<Name extends ViewName>({
  template,
  view,
  options = {},
  props,
  theme = 'midnight',
  direction,
  width,
  height = 800,
  textScale = 1,
  floats,
}: OpenOptions<Name>): Promise<OpenScreen> {
  await page.viewport(width, height);
  document.documentElement.style.setProperty('font-size', textScale === 1 ? null : `${textScale * 100}%`);
  const errors = vi.spyOn(console, 'error');
  const { render } = testRoot();
  onTestFinished(() => {
    errors.mockRestore();
    window.scrollTo(0, 0);
    document.documentElement.style.removeProperty('font-size');
  });
  await Promise.all([loadView(template, view), loadView(template, 'home')]);
  let made = 0;
  const draw = async (shown: FixtureOptions, worn: string, alter?: Alter): Promise<void> => {
    applyRootState({
      template,
      theme: worn,
      locale: shown.locale?.includes('_') ? shown.locale : 'en_US',
      motion: 'reduced',
      direction,
    });
    render(
      <UiProvider reducedMotion colorScheme={schemeOf(worn)}>
        <Screen
          key={made}
          template={template}
          view={view}
          options={shown}
          props={props}
          alter={alter}
          floats={floats}
        />
      </UiProvider>,
    );
    await frame();
    await settled();
  };
  await draw(options, theme);
  const again = () => {
    made += 1;
    return draw(options, theme);
  };
  return { again, show: (shown, alter) => draw(shown, theme, alter), wear: (worn) => draw(options, worn), errors };
}
