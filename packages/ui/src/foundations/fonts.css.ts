import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const latin = ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', '"Noto Sans"', 'Arial'];
const simplified = [
  '"PingFang SC"',
  '"Microsoft YaHei UI"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
];
const traditional = [
  '"PingFang TC"',
  '"Microsoft JhengHei UI"',
  '"Microsoft JhengHei"',
  '"Noto Sans CJK TC"',
  '"Noto Sans TC"',
];
const japanese = ['"Hiragino Sans"', '"Yu Gothic UI"', 'Meiryo', '"Noto Sans CJK JP"', '"Noto Sans JP"'];
const korean = ['"Apple SD Gothic Neo"', '"Malgun Gothic"', '"Noto Sans CJK KR"', '"Noto Sans KR"'];
const thai = ['"Sukhumvit Set"', '"Leelawadee UI"', '"Noto Sans Thai"'];
const devanagari = ['"Kohinoor Devanagari"', '"Nirmala UI"', '"Noto Sans Devanagari"'];
const burmese = ['"Myanmar Sangam MN"', '"Myanmar Text"', '"Noto Sans Myanmar"', 'Padauk'];
const tamil = ['"Tamil Sangam MN"', '"Nirmala UI"', '"Noto Sans Tamil"'];
const bengali = ['"Kohinoor Bangla"', '"Nirmala UI"', '"Noto Sans Bengali"'];
const last = ['"Apple Color Emoji"', '"Segoe UI Emoji"', '"Noto Color Emoji"', 'sans-serif'];

const others = [...thai, ...devanagari, ...burmese, ...tamil, ...bengali];
const stack = (...families: readonly (readonly string[])[]): string => [...new Set(families.flat())].join(', ');

// Han glyphs differ by language, so the language decides which font comes first.
const stacks: Readonly<Record<string, string>> = {
  ':root': stack(latin, simplified, traditional, japanese, korean, others, last),
  ':root:lang(zh-TW), :root:lang(zh-HK), :root:lang(zh-Hant)': stack(
    latin,
    traditional,
    simplified,
    japanese,
    korean,
    others,
    last,
  ),
  ':root:lang(ja)': stack(latin, japanese, simplified, traditional, korean, others, last),
  ':root:lang(ko)': stack(latin, korean, simplified, traditional, japanese, others, last),
};

for (const [selector, fonts] of Object.entries(stacks)) {
  globalStyle(selector, { '@layer': { [layers.base]: { vars: { '--hf-script-fonts': fonts } } } });
}
