import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { componentModes } from '../src/conformance/subjects/modes.ts';
import { applyRootState } from '../src/conformance/screen/root.ts';
import { testRoot } from '../src/testing/testRoot.ts';
import '../src/conformance/screen/open.tsx';
import meta from '../src/stories/Theme.stories.tsx';
import { vars } from '../src/theme/vars.css.ts';
import { change } from './change.ts';
import { still } from './still.ts';

const themes = Object.values(componentModes).map(({ theme }) => theme);
const [width, height] = [960, 1240];

/** Every colour role, so that no token changes unseen, even one that the screens do not show. */
async function take(theme: string): Promise<Locator> {
  await page.viewport(width, height);
  applyRootState({ template: null, theme, locale: 'en_US', motion: 'reduced' });
  const { place, render } = testRoot();
  const Palette = meta.component;
  render(<Palette />);
  await expect.poll(() => place.textContent).toContain('raised');
  await still(height);
  return page.elementLocator(document.body);
}

describe('looks', () => {
  test.for(themes)('[DES-05] Foundations/Theme Colours · %s', async (theme) => {
    await expect(await take(theme)).toMatchScreenshot(`colours-${theme}`);
  });
});

test.for(themes)(
  '[DES-05] an accent turned by 20 degrees is noticed by Foundations/Theme Colours · %s',
  async (theme) => {
    const body = await take(theme);
    change(vars.accent.base, (now) => `oklch(from ${now} l c calc(h + 20))`);
    await expect(expect(body).toMatchScreenshot(`colours-${theme}`)).rejects.toThrow(/does not match/);
  },
);
