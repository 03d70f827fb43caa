import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/**
 * Browsers look up each missing font name again in every size and weight before layout. So the stack is short: the system's
 * own font, and fonts of the page's language if Han glyphs differ by language or the default is poor. For letters of other
 * languages and for emoji browsers have their own fallbacks.
 */
const simplified = ['"PingFang SC"', '"Microsoft YaHei UI"', '"Noto Sans CJK SC"', '"Noto Sans SC"'];
const traditional = ['"PingFang TC"', '"Microsoft JhengHei UI"', '"Noto Sans CJK TC"', '"Noto Sans TC"'];
const japanese = ['"Hiragino Sans"', '"Yu Gothic UI"', '"Noto Sans CJK JP"', '"Noto Sans JP"'];
const korean = ['"Apple SD Gothic Neo"', '"Malgun Gothic"', '"Noto Sans CJK KR"', '"Noto Sans KR"'];
const thai = ['"Sukhumvit Set"', '"Leelawadee UI"', '"Noto Sans Thai"'];
const devanagari = ['"Kohinoor Devanagari"', '"Nirmala UI"', '"Noto Sans Devanagari"'];
const burmese = ['"Myanmar Sangam MN"', '"Myanmar Text"', '"Noto Sans Myanmar"', 'Padauk'];
const tamil = ['"Tamil Sangam MN"', '"Nirmala UI"', '"Noto Sans Tamil"'];
const bengali = ['"Kohinoor Bangla"', '"Nirmala UI"', '"Noto Sans Bengali"'];

const stacks: Readonly<Record<string, readonly string[]>> = {
  ':root': [],
  ':root:lang(zh)': simplified,
  ':root:is(:lang(zh-TW), :lang(zh-HK), :lang(zh-Hant))': traditional,
  ':root:lang(ja)': japanese,
  ':root:lang(ko)': korean,
  ':root:lang(th)': thai,
  ':root:lang(hi)': devanagari,
  ':root:lang(my)': burmese,
  ':root:lang(ta)': tamil,
  ':root:lang(bn)': bengali,
};

for (const [selector, names] of Object.entries(stacks)) {
  const stack = ['system-ui', ...names, 'sans-serif'].join(', ');
  globalStyle(selector, { '@layer': { [layers.base]: { vars: { '--hf-script-fonts': stack } } } });
}
