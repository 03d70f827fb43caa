import { parseArgs } from 'node:util';
import { isLocale, LOCALES, type Locale } from '../../packages/contract/src/site/ids.ts';
import { desktopTemplate, mobileTemplate, THEMES } from '../../packages/contract/src/site/templates.ts';

export type ThemeName = (typeof THEMES)[number];

export const help = `pnpm looks                                   every page in English, dark, at 360 and 1440 px
pnpm looks --lang ta_IN,zh_CN --width 320 --theme daylight,contrast
pnpm looks --only user/Deposit,proxy         pages whose name holds one of these

--lang      ${LOCALES.join(' ')}
--theme     ${THEMES.join(' ')}
--width     pixels; below 992 it is a phone
--desktop   template, desktop_1 by default      --mobile   H5_1 by default
--site      a built site of the workspace instead of one that is built for its pictures
--out       folder, test-results/looks by default
--keep      leaves the built site where it is, and says how to use it again`;

/** Pictures to take. */
export interface Wishes {
  readonly languages: readonly Locale[];
  readonly themes: readonly ThemeName[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
  /** Parts of the names of pages in small letters; empty for all pages. */
  readonly only: readonly string[];
  readonly desktop: string;
  readonly mobile: string;
  /** Id of a built site of the workspace; empty for sites that are built for the pictures. */
  readonly site: string;
  readonly out: string;
  readonly keep: boolean;
}

const words = (text: string): string[] => text.split(',').filter(Boolean);
const isTheme = (name: string): name is ThemeName => THEMES.some((theme) => theme === name);

/** Reads the words of the command; an error names the first that means nothing. */
export function parseWishes(args: readonly string[]): Wishes | 'help' | Error {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: text('en_US'),
      theme: text('midnight'),
      width: text('360,1440'),
      only: text(''),
      desktop: text('desktop_1'),
      mobile: text('H5_1'),
      site: text(''),
      out: text('test-results/looks'),
      keep: flag,
      help: flag,
    },
  });
  if (values.help) return 'help';
  const languages = words(values.lang);
  const themes = words(values.theme);
  const widths = words(values.width).map(Number);
  const language = languages.find((name) => !isLocale(name));
  if (language !== undefined) return new Error(`There is no language ${language}.`);
  const theme = themes.find((name) => !isTheme(name));
  if (theme !== undefined) return new Error(`There is no built-in theme ${theme}.`);
  const width = widths.findIndex((one) => !Number.isInteger(one) || one < 240 || one > 3840);
  if (width >= 0) return new Error(`${words(values.width)[width]} is no width from 240 to 3840.`);
  if (desktopTemplate(values.desktop) === undefined) return new Error(`There is no template ${values.desktop}.`);
  if (mobileTemplate(values.mobile) === undefined) return new Error(`There is no template ${values.mobile}.`);
  return {
    languages: languages.filter(isLocale),
    themes: themes.filter(isTheme),
    widths,
    only: words(values.only.toLowerCase()),
    desktop: values.desktop,
    mobile: values.mobile,
    site: values.site,
    out: values.out,
    keep: values.keep,
  };
}
