import type { ReactNode } from 'react';
import { onTestFinished, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import type { Template } from '../../defineTemplate.ts';
import { markFailedPictures } from '../../foundations/failed-pictures.ts';
import '../../foundations/global.css.ts';
import { UiProvider } from '../../primitives/UiProvider/index.ts';
import type { FixtureOptions, FixtureVariant } from '../../slots/base.fixtures.ts';
import type { ViewName, ViewPropsMap } from '../../views/contract.ts';
import { fontsReady } from '../../testing/fonts.ts';
import { lastingRoot } from '../../testing/lastingRoot.ts';
import { applyRootState, type Direction } from './root.ts';
import { loadView, Screen } from './Screen.tsx';

import.meta.glob('../../theme/themes/*.css.ts', { eager: true });
// Lazy parts of home are loaded eagerly here, so that a page is complete in a check.
import.meta.glob(['../../templates/_*/parts/PromotionShelf.tsx', '../../templates/*/home/Promotion.tsx'], {
  eager: true,
});
const tokens = import.meta.glob<Record<string, { scheme?: 'dark' | 'light' }>>('../../theme/tokens/*.tokens.ts', {
  eager: true,
});
const schemeOf = (theme: string) => tokens[`../../theme/tokens/${theme}.tokens.ts`]?.[theme]?.scheme ?? 'dark';

/** How a page of a view is looked at. */
export interface Pose<Name extends ViewName = ViewName> {
  readonly options?: FixtureOptions | undefined;
  /** Replace those of the fixture. */
  readonly props?: Partial<ViewPropsMap[Name]> | ((options: FixtureOptions) => Partial<ViewPropsMap[Name]>) | undefined;
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

/** A view of a template, and how it is looked at. */
export interface OpenOptions<Name extends ViewName> extends Pose<Name> {
  readonly template: Template;
  readonly view: Name;
  /** State of the home behind an overlay; normal without it. */
  readonly behind?: FixtureVariant | undefined;
}

/** Replaces values of the fixtures. */
type Alter = <Values>(values: Values) => Values;

/** An open page. */
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

/** A page that stays open while it is looked at in several ways. */
export interface KeptScreen<Name extends ViewName = ViewName> extends OpenScreen {
  /**
   * Brings the page to another pose. Sizes, theme, text zoom and floats change on the open page. With other data or another
   * direction it is mounted again, like a page that opens so.
   */
  readonly pose: (pose: Pose<Name>) => Promise<void>;
  readonly close: () => void;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

// As the script of each document.
markFailedPictures();

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

/** Data that make it another page, apart from functions and elements in the data. */
const dataOf = ({ options, direction }: Pose): string => JSON.stringify([options ?? {}, direction ?? 'ltr']);

/** Opens a view of a template as a whole page that stays until it is closed. */
export async function keepScreen<Name extends ViewName>({
  template,
  view,
  behind,
  ...first
}: OpenOptions<Name>): Promise<KeptScreen<Name>> {
  const errors = vi.spyOn(console, 'error');
  const { render, remove } = lastingRoot();
  const html = document.documentElement;
  await Promise.all([loadView(template, view), loadView(template, 'home')]);
  let made = 0;
  let at: Pose<Name> = first;
  /** Whether it shows something else than its pose. */
  let spoilt = false;
  const size = ({ width, height = 800, textScale = 1 }: Pose<Name>): Promise<void> => {
    html.style.setProperty('font-size', textScale === 1 ? null : `${textScale * 100}%`);
    return page.viewport(width, height);
  };
  const draw = async (shown: FixtureOptions, worn: string, alter?: Alter): Promise<void> => {
    const { props, direction, floats } = at;
    const locale = shown.locale?.includes('_') ? shown.locale : 'en_US';
    applyRootState({ template, theme: worn, locale, motion: 'reduced', direction });
    render(
      <UiProvider reducedMotion colorScheme={schemeOf(worn)}>
        <Screen
          key={made}
          template={template}
          view={view}
          options={shown}
          props={typeof props === 'function' ? props(shown) : props}
          alter={alter}
          floats={floats}
          behind={behind}
        />
      </UiProvider>,
    );
    await frame();
    await settled();
  };
  const here = ({ options = {}, theme = 'midnight' }: Pose<Name> = at) => [options, theme] as const;
  const close = (): void => {
    errors.mockRestore();
    remove();
    window.scrollTo(0, 0);
    html.style.removeProperty('font-size');
  };
  try {
    await size(first);
    await draw(...here());
  } catch (error) {
    close();
    throw error;
  }
  return {
    errors,
    close,
    show: (shown, alter) => {
      spoilt = true;
      return draw(shown, here()[1], alter);
    },
    wear: (worn) => {
      spoilt = true;
      return draw(here()[0], worn);
    },
    again: () => {
      spoilt = false;
      made += 1;
      return draw(...here());
    },
    pose: async (next) => {
      const isOther = spoilt || dataOf(next) !== dataOf(at) || next.props !== at.props;
      const isSame = !isOther && next.theme === at.theme && next.floats === at.floats;
      if (isOther) made += 1;
      spoilt = false;
      at = next;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      await size(next);
      await (isSame ? settled() : draw(...here()));
    },
  };
}

/** Opens a view of a template as a whole page in a browser test; it is removed when the test ends. */
export async function openScreen<Name extends ViewName>(options: OpenOptions<Name>): Promise<OpenScreen> {
  const { close, ...screen } = await keepScreen(options);
  onTestFinished(close);
  return screen;
}
