import { describe, expect, test } from 'vitest';
import { checkedTemplates } from '../conformance/subjects/checkedTemplates.ts';
import { openScreen } from '../conformance/screen/open.tsx';
import { usual } from '../conformance/subjects/templates.ts';
import { setFont } from './fonts.ts';

/** Elements with a text of their own whose first font is another one. */
const written = (family: string): readonly string[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter((element) => !element.closest('svg, style, script') && element.checkVisibility())
    .filter((element) => !getComputedStyle(element).fontFamily.startsWith(`"${family}"`))
    .map((element) => `${element.tagName} ${getComputedStyle(element).fontFamily} ${element.textContent.slice(0, 20)}`);

/** Letters of the page that no face of the packages is declared for: those would be the machine's. */
function uncovered(): readonly string[] {
  const ranges = [...document.fonts].flatMap(({ family, unicodeRange }) =>
    family.includes('Noto')
      ? unicodeRange.split(',').map((range) => {
          const [from = '', to = from] = range.trim().replace('U+', '').split('-');
          return [parseInt(from, 16), parseInt(to, 16)] as const;
        })
      : [],
  );
  const letters = new Set(document.body.innerText.replace(/[\s\p{Cc}]/gu, ''));
  return [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => code >= from && code <= to);
  });
}

const checked = await checkedTemplates();

describe.each(checked)('$template.id', ({ template }) => {
  const width = usual[template.kind];

  test('[DX-01] every text is written in a font of the packages', async () => {
    await openScreen({ template, view: 'home', options: { session: 'member' }, width });
    expect(written('Noto Sans')).toEqual([]);
    await setFont('wide');
    expect(written('DejaVu Sans')).toEqual([]);
  });
});

// Texts are the same in all templates of a kind; the first one has the views of their base.
describe.each(checked.filter(({ own }) => own.includes('login')))('$template.id', ({ template }) => {
  test('[I18N-01] the fonts of the packages hold every letter of every language', async () => {
    const { show } = await openScreen({ template, view: 'home', width: usual[template.kind] });
    for (const locale of [
      'zh_CN',
      'zh_TW',
      'vi_VN',
      'ko_KR',
      'ja_JP',
      'th_TH',
      'hi_IN',
      'my_MM',
      'ta_IN',
      'bn_BD',
    ] as const) {
      await show({ locale, session: 'guest' });
      expect(uncovered()).toEqual([]);
    }
  });
});

test('[DX-01] a wide font makes the same words wider', async () => {
  const place = document.createElement('span');
  place.textContent = 'Customer service';
  document.body.append(place);
  const widths: number[] = [];
  for (const font of ['usual', 'wide', null, 'usual'] as const) {
    await setFont(font);
    widths.push(place.getBoundingClientRect().width);
  }
  place.remove();
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.05);
  expect(widths[3]).toBe(widths[0]);
});
