import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { clippedTexts, inEachFont } from '../conformance/faults/texts.ts';
import type { Translate } from '../labels/index.ts';
import type { FixtureLocale } from '../slots/base.fixtures.ts';
import { translator } from '../slots/labels.fixtures.ts';
import { useStoryGlobals } from './story-globals.tsx';

/** Languages that reveal clipped texts: the longest translation, English grown by 40 %, and one for each script (DES-06). */
export const stressLocales: readonly FixtureLocale[] = [
  'longest',
  'pseudo',
  'th_TH',
  'my_MM',
  'ta_IN',
  'bn_BD',
  'hi_IN',
  'vi_VN',
];

export interface StressProps {
  /** Width of the component in px, as on a narrow phone. */
  readonly width?: number;
  readonly children: (locale: FixtureLocale, t: Translate) => ReactNode;
}

const tagOf = (locale: FixtureLocale): string => (locale.includes('_') ? locale.replace('_', '-') : 'en');

/** A component once per language, with the language's type settings. */
export function Stress({ width = 288, children }: StressProps): ReactNode {
  const { theme } = useStoryGlobals();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '24px' }}>
      {stressLocales.map((locale) => (
        <section
          key={locale}
          data-stress={locale}
          lang={tagOf(locale)}
          data-theme={theme}
          aria-label={locale}
          style={{ width }}
        >
          <p lang="en">{locale}</p>
          {children(locale, translator(locale))}
        </section>
      ))}
    </div>
  );
}

/**
 * Asserts that no text of the story is clipped, broken or overflows, and nothing exceeds its container, in the default and a
 * wide font.
 */
export async function nothingCut({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const places = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-stress]')];
  await waitFor(() => expect(places().length).toBe(stressLocales.length));
  const wide = () =>
    places().flatMap(({ scrollWidth, clientWidth, dataset }) =>
      scrollWidth > clientWidth + 1 ? [`${dataset['stress']} is ${scrollWidth} px wide in ${clientWidth} px`] : [],
    );
  await expect(await inEachFont(() => [...clippedTexts(canvasElement), ...wide()])).toEqual([]);
}
