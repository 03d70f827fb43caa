import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { openScreen } from './open.tsx';
import { checkedTemplates } from './checkedTemplates.ts';
import { narrowest, usual } from './templates.ts';
import { sideways, textFaults } from './texts.ts';

const large: readonly ViewName[] = ['home', 'hall', 'slotList', 'login'];
const languages: readonly FixtureLocale[] = [
  'longest',
  'th_TH',
  'my_MM',
  'ta_IN',
  'bn_BD',
  'hi_IN',
  'vi_VN',
  'ko_KR',
  'zh_CN',
];

describe.each(await checkedTemplates())('$template.id', ({ template, shown }) => {
  const widths = [narrowest[template.kind], usual[template.kind]] as const;

  test.for(shown)(`[DES-06] %s holds texts that are two fifths longer at ${widths.join(' and ')} px`, async (view) => {
    await openScreen({ template, view, options: { variant: 'longText', session: 'member' }, width: widths[0] });
    expect(await textFaults()).toEqual([]);
    await page.viewport(widths[1], 800);
    expect(await textFaults()).toEqual([]);
  });

  test('[DES-06] home holds texts of each script', async () => {
    const { show } = await openScreen({ template, view: 'home', options: { session: 'guest' }, width: widths[0] });
    const faults: string[] = [];
    for (const locale of languages) {
      await show({ locale, session: 'guest' });
      // Both fonts write these scripts with the same letters; only digits and English are wider in one.
      faults.push(...(await textFaults(['wide'])).map((fault) => `${locale}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test.for(shown.filter((view) => large.includes(view)))('[A11Y-02] %s bears text of double size', async (view) => {
    await openScreen({ template, view, options: { session: 'guest' }, width: widths[1], textScale: 2 });
    expect(sideways()).toEqual([]);
  });
});
