import { adaptersOf } from './consent-questions.ts';
import { ownLanguages } from './own-languages.ts';
import { readCurrency } from '@housefront/contract/iso-4217';
import { templateFolder, type TemplateName } from '@housefront/contract/templates';
import {
  builtInThemes,
  correctionText,
  deriveTheme,
  readColour,
  writeColour,
  type BuiltInThemeName,
  type ThemeTokens,
} from '@housefront/ui/theme-data';
import { AnswersError, type Answers } from '../base/questions.ts';
import { literal } from '../base/render.ts';
import { emblemOf } from './emblems.ts';
import { contrastNotes, readTokensFile } from './tokens-file.ts';

const one = (answers: Answers, name: string) => String(answers[name] ?? '');
const list = (answers: Answers, name: string) => {
  const value = answers[name] ?? [];
  return typeof value === 'string' ? value : value.join(',');
};
/** An answer that may be `none`. */
const colourOf = (answers: Answers, name: string) => one(answers, name).replace(/^none$/, '');
const isBuiltIn = (name: string): name is BuiltInThemeName => name in builtInThemes;

/** The initial theme of a site, with notes about it. */
function themeOf(answers: Answers): {
  readonly theme: ThemeTokens;
  readonly text: string;
  readonly notes: readonly string[];
} {
  const name = one(answers, 'theme');
  if (name === 'brand') {
    const given = (role: string) => (colourOf(answers, role) === '' ? {} : { [role]: one(answers, role) });
    const brand = { accent: one(answers, 'accent'), ...given('surface'), ...given('second') };
    const { tokens, corrections } = deriveTheme(brand);
    return { theme: tokens, text: '', notes: corrections.map(correctionText) };
  }
  const file = name === 'tokens' ? readTokensFile(one(answers, 'tokens')) : undefined;
  // Parsed when the answer was checked.
  if (file?.problem !== undefined) throw new AnswersError([`--tokens: ${file.problem}`]);
  if (file) return { theme: file.theme, text: file.text, notes: contrastNotes(file.theme) };
  return { theme: builtInThemes[isBuiltIn(name) ? name : 'midnight'], text: '', notes: [] };
}

/** Colours of the favicon: the call to action on the page. */
function iconColours({ colour }: ThemeTokens) {
  const { l, c, h } = readColour(colour.gold.base) ?? { l: 0.8, c: 0.1, h: 80 };
  return {
    iconAccent: colour.gold.base,
    iconSurface: colour.surface.canvas,
    iconLight: writeColour({ l: Math.min(0.95, l + 0.14), c, h }),
  };
}

/** An address without a slash at its end. */
const baseOf = (address: string) => (URL.parse(address)?.href ?? '').replace(/\/+$/, '');

/** Languages in which example pages are written. */
export const WRITTEN: readonly string[] = ['zh_CN', 'en_US', 'vi_VN'];

/** Languages of a new site's example pages; English if it has none of the written ones. */
function contentLocales(languages: string): readonly string[] {
  const written = languages.split(',').filter((language) => WRITTEN.includes(language));
  return written.length > 0 ? written : ['en_US'];
}

const written = (answers: Answers): readonly string[] => list(answers, 'currencies').split(',');

/** Codes of the currencies, without what is behind those of coins. */
const codesOf = (answers: Answers): readonly string[] => written(answers).map((text) => text.replace(/:.*/, ''));

/** Rows of coins for the config; '' without any. */
const coinsOf = (answers: Answers): string =>
  written(answers)
    .filter((text) => text.includes(':'))
    .map(readCurrency)
    .flatMap((row) => (typeof row === 'string' ? [] : [row]))
    .map(({ code, symbol, decimals }) => `{ code: '${code}', symbol: ${literal(symbol)}, decimals: ${decimals} }`)
    .join(', ');

// The question accepts names of templates alone.
const folderOf = (template: string) => templateFolder(template as TemplateName);

/**
 * Values for the site's templates.
 * @param own modules of the repository's own templates, by the names of the templates
 * @param ejected folders of the templates of which the site has parts
 */
export function siteData(
  answers: Answers,
  own: Readonly<Record<string, string>> = {},
  ejected: readonly string[] = [],
) {
  const moduleOf = (template: string) => {
    const folder = folderOf(template);
    return (
      own[template] ??
      (ejected.includes(folder) ? `./templates/${folder}/template.ts` : `@housefront/ui/templates/${folder}`)
    );
  };
  const brand = answers['theme'] === 'brand';
  const fromTokens = answers['theme'] === 'tokens';
  const ownTheme = brand || fromTokens;
  const { theme, text, notes } = themeOf(answers);
  const realtime = answers['realtime'] === 'off' ? null : URL.parse(one(answers, 'realtime'));
  const icon = iconColours(theme);
  const tls = realtime?.protocol === 'https:';
  return {
    id: one(answers, 'id'),
    name: one(answers, 'name').trim(),
    title: one(answers, 'title').trim(),
    titleEn: one(answers, 'title-en').trim(),
    // The site's name on a page, as siteTitle() returns it.
    shownTitle: one(answers, 'title').trim() || one(answers, 'title-en').trim(),
    shownTitleEn: one(answers, 'title-en').trim() || one(answers, 'title').trim(),
    desktop: one(answers, 'desktop'),
    mobile: one(answers, 'mobile'),
    desktopModule: moduleOf(one(answers, 'desktop')),
    mobileModule: moduleOf(one(answers, 'mobile')),
    currencyList: codesOf(answers).join(','),
    ownCurrencies: coinsOf(answers),
    languageList: list(answers, 'languages'),
    ownLanguages: ownLanguages(list(answers, 'languages').split(',')),
    contentLocales: contentLocales(list(answers, 'languages')),
    brand,
    fromTokens,
    ownTheme,
    tokensText: text.trim(),
    notes,
    themeName: ownTheme ? 'site' : one(answers, 'theme'),
    accent: one(answers, 'accent'),
    surface: colourOf(answers, 'surface'),
    second: colourOf(answers, 'second'),
    ...icon,
    emblem: emblemOf(Number(one(answers, 'id')), icon.iconSurface),
    upstream: baseOf(one(answers, 'upstream')),
    upstreamOrigin: URL.parse(one(answers, 'upstream'))?.origin ?? '',
    realtimeHost: realtime?.hostname ?? '',
    realtimePort: realtime?.port || (tls ? '443' : '80'),
    realtimeTls: String(tls),
    realtimeKey: one(answers, 'realtime-key'),
    offline: answers['offline'] === 'yes',
    adapters: adaptersOf(answers),
  };
}
