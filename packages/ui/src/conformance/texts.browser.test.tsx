import { describe, expect, test } from 'vitest';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import { cutTexts, sideways } from './texts.ts';
import { frame, openScreen } from './open.tsx';
import { loadTemplates, narrowest, usual } from './templates.ts';
import { setFont, type TestFont } from '../testing/fonts.ts';
import { viewNames } from './viewFixtures.ts';

const templates = await loadTemplates();
const scripts: readonly FixtureLocale[] = ['longest', 'th_TH', 'my_MM', 'ta_IN', 'bn_BD', 'hi_IN', 'vi_VN'];

const fonts: readonly TestFont[] = ['usual', 'wide'];

/** What the opened page cuts or breaks, in each font. */
async function faults(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const font of fonts) {
    await setFont(font);
    await frame();
    found.push(...[...sideways(), ...cutTexts()].map((fault) => `${font}: ${fault}`));
  }
  return found;
}

describe.each(templates)('$id', (template) => {
  const widths = [...new Set([narrowest[template.kind], usual[template.kind]])];

  describe.each(widths)('%s px', (width) => {
    test.for(viewNames)('[DES-06] %s holds texts that are two fifths longer', async (view) => {
      await openScreen({ template, view, options: { variant: 'longText', session: 'member' }, width });
      expect(await faults()).toEqual([]);
    });
  });

  test.for(scripts)('[DES-06] home holds texts of %s', async (locale) => {
    await openScreen({
      template,
      view: 'home',
      options: { locale, session: 'guest' },
      width: narrowest[template.kind],
    });
    expect(await faults()).toEqual([]);
  });

  test.for(['home', 'hall', 'slotList', 'login'] as const)('[A11Y-02] %s bears text of double size', async (view) => {
    await openScreen({ template, view, options: { session: 'guest' }, width: usual[template.kind], textScale: 2 });
    expect(sideways()).toEqual([]);
  });
});
