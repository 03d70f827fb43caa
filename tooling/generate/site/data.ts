import type { Answers } from '../questions.ts';

const one = (answers: Answers, name: string) => String(answers[name] ?? '');
const list = (answers: Answers, name: string) => {
  const value = answers[name] ?? [];
  return typeof value === 'string' ? value : value.join(',');
};
const folderOf = (template: string) => template.toLowerCase().replace('_', '-');

/** What the site's templates are filled with. */
export function siteData(answers: Answers) {
  const brand = answers['theme'] === 'brand';
  const realtime = answers['realtime'] === 'off' ? null : URL.parse(one(answers, 'realtime'));
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
    brand,
    themeName: brand ? 'site' : one(answers, 'theme'),
    themeImport: brand ? '../theme.css.ts' : `@housefront/ui/themes/${one(answers, 'theme')}`,
    accent: one(answers, 'accent'),
    surface: one(answers, 'surface'),
    iconAccent: brand ? one(answers, 'accent') : '#e5b84b',
    iconSurface: brand ? one(answers, 'surface') : '#0b1530',
    upstream: URL.parse(one(answers, 'upstream'))?.origin ?? '',
    realtimeHost: realtime?.hostname ?? '',
    realtimePort: realtime?.port || (tls ? '443' : '80'),
    realtimeTls: String(tls),
    realtimeKey: one(answers, 'realtime-key'),
  };
}
