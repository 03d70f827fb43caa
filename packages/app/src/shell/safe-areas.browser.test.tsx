import type { SiteTemplates } from '../kernel/defineSite.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/openPage.tsx';

// Each template is loaded for the first time.
vi.setConfig({ testTimeout: 60_000 });

const INSETS = { top: 47, right: 12, bottom: 34, left: 44 };
const desktops = import.meta.glob<{ default: never }>('../../../ui/src/templates/desktop-*/template.ts');
const phones = import.meta.glob<{ default: never }>('../../../ui/src/templates/h5-*/template.ts');
const cases = [
  ...Object.entries(desktops).map(([path, load]) => ['desktop', path.split('/').at(-2) ?? '', load] as const),
  ...Object.entries(phones).map(([path, load]) => ['mobile', path.split('/').at(-2) ?? '', load] as const),
];

/** Makes the document one of a phone with a notch and a bar at the bottom. */
const withInsets = () => {
  for (const style of document.querySelectorAll('style')) {
    const text = style.textContent;
    const inset = text.replaceAll(
      /env\(safe-area-inset-(top|right|bottom|left)(?:, [^)]*)?\)/g,
      (_, side: keyof typeof INSETS) => `${INSETS[side]}px`,
    );
    if (inset !== text) style.textContent = inset;
  }
};

afterEach(() => page.viewport(414, 896));

test.each(cases)(
  '[GEN-08] in the app, %s template %s keeps its controls out of notch and bars',
  async (mode, _, load) => {
    const size = mode === 'desktop' ? { width: 1366, height: 1024 } : { width: 390, height: 844 };
    await page.viewport(size.width, size.height);
    await openPage('/app', {
      mode,
      unscripted: true,
      templates: { [mode]: load } as unknown as SiteTemplates,
    });
    await expect.element(page.getByRole('banner')).toBeVisible();
    withInsets();
    await expect
      .poll(() =>
        [...document.querySelectorAll('header a, header button, nav a, nav button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          // Controls further down come into view by scrolling.
          .filter(({ box }) => box.width > 1 && box.top < size.height && box.right > 0 && box.left < size.width)
          .filter(
            ({ box }) =>
              box.top < INSETS.top ||
              box.left < INSETS.left ||
              box.right > size.width - INSETS.right ||
              box.bottom > size.height - INSETS.bottom,
          )
          .map(({ name, box }) => `${name}: ${JSON.stringify(box)}`),
      )
      .toEqual([]);
  },
);
