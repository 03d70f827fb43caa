import { templateFolder, type TemplateName } from '../../../packages/contract/src/templates.ts';
import { builtInThemes, type BuiltInThemeName } from '../../../packages/ui/src/theme/builtInThemes.ts';
import { readColour, writeColour } from '../../../packages/ui/src/theme/colour.ts';
import type { Answers } from '../questions.ts';
import { emblemOf } from './emblems.ts';

const one = (answers: Answers, name: string) => String(answers[name] ?? '');
const list = (answers: Answers, name: string) => {
  const value = answers[name] ?? [];
  return typeof value === 'string' ? value : value.join(',');
};
const isBuiltIn = (name: string): name is BuiltInThemeName => name in builtInThemes;

/** Colours of the favicon: the brand's own, or those of the theme. */
function iconColours(theme: string, accent: string, surface: string) {
  const { colour } = builtInThemes[isBuiltIn(theme) ? theme : 'midnight'];
  const own = theme === 'brand' ? { accent, surface } : { accent: colour.gold.base, surface: colour.surface.canvas };
  const { l, c, h } = readColour(own.accent) ?? { l: 0.8, c: 0.1, h: 80 };
  return {
    iconAccent: own.accent,
    iconSurface: own.surface,
    iconLight: writeColour({ l: Math.min(0.95, l + 0.14), c, h }),
  };
}

/** An address without a slash at its end. */
const baseOf = (address: string) => (URL.parse(address)?.href ?? '').replace(/\/+$/, '');

/** Languages in which example pages are written. */
const WRITTEN = ['zh_CN', 'en_US', 'vi_VN'];

/** Languages that a new site gets example pages in; English where it has none of the written ones. */
function contentLocales(languages: string): readonly string[] {
  const written = languages.split(',').filter((language) => WRITTEN.includes(language));
  return written.length > 0 ? written : ['en_US'];
}

const folderOf = (template: string) => templateFolder(template as TemplateName);

/** What the site's templates are filled with. */
export function siteData(answers: Answers) {
  const brand = answers['theme'] === 'brand';
  const realtime = answers['realtime'] === 'off' ? null : URL.parse(one(answers, 'realtime'));
  const icon = iconColours(one(answers, 'theme'), one(answers, 'accent'), one(answers, 'surface'));
  const tls = realtime?.protocol === 'https:';
  return {
    id: one(answers, 'id'),
    name: one(answers, 'name').trim(),
    title: one(answers, 'title').trim(),
    titleEn: one(answers, 'title-en').trim(),
    desktop: one(answers, 'desktop'),
    mobile: one(answers, 'mobile'),
    desktopFolder: folderOf(one(answers, 'desktop')),
    mobileFolder: folderOf(one(answers, 'mobile')),
    currencyList: list(answers, 'currencies'),
    languageList: list(answers, 'languages'),
    contentLocales: contentLocales(list(answers, 'languages')),
    brand,
    themeName: brand ? 'site' : one(answers, 'theme'),
    themeImport: brand ? '../theme.css.ts' : `@housefront/ui/themes/${one(answers, 'theme')}`,
    accent: one(answers, 'accent'),
    surface: one(answers, 'surface'),
    second: one(answers, 'second') === 'none' ? '' : one(answers, 'second'),
    ...icon,
    emblem: emblemOf(Number(one(answers, 'id')), icon.iconSurface),
    upstream: baseOf(one(answers, 'upstream')),
    upstreamOrigin: URL.parse(one(answers, 'upstream'))?.origin ?? '',
    realtimeHost: realtime?.hostname ?? '',
    realtimePort: realtime?.port || (tls ? '443' : '80'),
    realtimeTls: String(tls),
    realtimeKey: one(answers, 'realtime-key'),
  };
}
