import { gameArt, hallIcon, providerLogo } from './art.fixtures.ts';
import { amount, content, noop, type FixtureLocale, type FixtureSession } from './base.fixtures.ts';
import { walletActionLabels } from './labels.ts';
import { labels, translator } from './labels.fixtures.ts';
import type { GameModel, HallKey, HallModel, LanguageModel, ProviderModel, SessionModel, TileBadge } from './models.ts';

const providerNames = [
  'Royal 8',
  'Jade Tiger',
  'Far Coast',
  'Jolly Reel',
  'Lantern',
  'Northstar',
  'Pagoda',
  'Silver Oak',
  'Monsoon',
  'Big Wheel',
  'Crane',
  'Red Harbour',
  'Lotus Live',
  'Kite Games',
  'Old Fort',
];

/** Providers; ids are platform-like codes. */
export function providersFixture(
  count = 12,
  locale: FixtureLocale = 'en_US',
  withCounts = true,
): readonly ProviderModel[] {
  return Array.from({ length: count }, (_, index) => {
    const name = providerNames[index % providerNames.length] ?? 'Royal 8';
    return {
      id: `GP${String(index + 1).padStart(2, '0')}`,
      name: locale === 'pseudo' ? `${name} Entertainment International` : name,
      icon: providerLogo(name, index),
      href: `/slotgame?gt_id=2&gp_id=GP${String(index + 1).padStart(2, '0')}`,
      ...(withCounts ? { gameCount: 24 + ((index * 37) % 180) } : {}),
    };
  });
}

/** The label of a provider's number of games. */
export const gameCountLabelFixture =
  (locale: FixtureLocale) =>
  ({ gameCount }: ProviderModel): string | null =>
    gameCount === undefined ? null : translator(locale)('catalogue.game_count', { count: gameCount });

const halls: readonly (readonly [number, HallKey, string, string, number])[] = [
  [2, 'slot', 'Slot games', '电子游艺', 12],
  [3, 'live', 'Live casino', '真人视讯', 8],
  [4, 'sport', 'Sports', '体育赛事', 4],
  [5, 'lottery', 'Lottery', '彩票游戏', 5],
  [6, 'chess', 'Board and card', '棋牌游戏', 7],
  [7, 'virtual_sport', 'Virtual sports', '虚拟体育', 2],
  [8, 'cockfight', 'Cockfight', '斗鸡', 1],
  [9, 'esport', 'Esports', '电子竞技', 3],
];

/** Languages in which the platform names the halls; other languages use the shipped names. */
const given: ReadonlySet<FixtureLocale> = new Set(['en_US', 'zh_CN', 'pseudo', 'longest']);

/** The eight halls in platform order. */
export function hallsFixture(locale: FixtureLocale = 'en_US', active: HallKey | null = null): readonly HallModel[] {
  const t = translator(locale);
  return halls.map(([id, key, en, zh, count], index) => ({
    id,
    key,
    name: given.has(locale) ? content(locale, en, zh) : t(`hall.${key}.name`),
    shortName: t(`hall.${key}.abbr`),
    href: `/gameHall/${id}`,
    icon: hallIcon(key, false),
    iconActive: hallIcon(key, true),
    active: key === active,
    providers: providersFixture(count + 3, locale, key === 'slot' || key === 'chess').slice(
      index % 3,
      count + (index % 3),
    ),
  }));
}

const gameNames: Record<'en' | 'zh', readonly string[]> = {
  en: [
    'Fortune Gate',
    'Dragon Ladder',
    'Lucky Sevens',
    'Moonlight Koi',
    'Crown of Reels',
    'Cherry Rush',
    'Diamond Harbour',
    'Golden Lantern',
    'Thunder Drum',
    'Jade Emperor',
    'Phoenix Nest',
    'Pirate Cove',
    'Sakura Spin',
    'Wild Bamboo',
    'Tiger Mint',
    'Night Market',
  ],
  zh: [
    '招财之门',
    '龙梯',
    '幸运七',
    '月下锦鲤',
    '转轮王冠',
    '樱桃冲刺',
    '钻石港湾',
    '金灯笼',
    '雷鼓',
    '玉皇',
    '凤巢',
    '海盗湾',
    '樱花旋转',
    '野竹',
    '虎钱庄',
    '夜市',
  ],
};

export interface GamesFixtureOptions {
  readonly hall?: HallKey | undefined;
  readonly locale?: FixtureLocale | undefined;
  readonly session?: FixtureSession | undefined;
  /** Skips this many games of the hall. */
  readonly from?: number | undefined;
  readonly onPlay?: ((id: string) => void) | undefined;
  readonly onToggle?: ((id: string) => void) | undefined;
}

/** Games of a hall. Every fifth is hot, every seventh new, every third has a demo, every fourth is a favourite. */
export function gamesFixture(count: number, options: GamesFixtureOptions = {}): readonly GameModel[] {
  const { hall = 'slot', locale = 'en_US', session = 'member', from = 0 } = options;
  const t = translator(locale);
  return Array.from({ length: count }, (_, place) => {
    const index = place + from;
    const id = `${hall}-${index + 1}`;
    const badges: TileBadge[] = [];
    if (index % 5 === 0) badges.push({ kind: 'hot', text: t('catalogue.hot') });
    if (index % 7 === 1) badges.push({ kind: 'new', text: t('catalogue.new') });
    const round = Math.floor(index / gameNames.en.length);
    const pick = (index * 5) % gameNames.en.length;
    const english = gameNames.en[pick] ?? 'Game';
    const own = locale === 'pseudo' ? english : content(locale, english, gameNames.zh[pick] ?? english);
    const name = `${own}${round > 0 ? ` ${round + 1}` : ''}`;
    return {
      id,
      name: locale === 'pseudo' ? `${name}: Legend of the Everlasting Fortune Gate` : name,
      providerName: providerNames[index % providerNames.length] ?? 'Royal 8',
      art: gameArt(hall, index),
      pictures: { portrait: gameArt(hall, index, 'portrait'), wide: gameArt(hall, index, 'wide') },
      badges,
      onPlay: () => options.onPlay?.(id),
      ...(index % 3 === 0 ? { onDemo: noop } : {}),
      ...(session === 'member' ? { favourite: { on: index % 4 === 0, onToggle: () => options.onToggle?.(id) } } : {}),
    };
  });
}

/** A guest or a member. */
export function sessionFixture(session: FixtureSession = 'guest', locale: FixtureLocale = 'en_US'): SessionModel {
  if (session === 'guest') return { kind: 'guest', onLogin: noop, onRegister: noop };
  const actions = labels(locale, walletActionLabels);
  return {
    kind: 'member',
    account: locale === 'pseudo' ? 'averyverylongaccountname88' : 'lucky88',
    balance: locale === 'pseudo' ? 'Rp 1,234,567,890,123.45' : amount(locale, '128,450.60'),
    balanceBusy: false,
    onRefreshBalance: noop,
    centreHref: '/user',
    unreadLetters: locale === 'pseudo' ? 120 : 3,
    onWallet: noop,
    actions: (['deposit', 'withdraw', 'transfer', 'records'] as const).map((name) => ({
      name,
      label: actions[name],
      ...(name === 'withdraw' || name === 'records' ? { href: '/user' } : { onOpen: noop }),
    })),
    recall: { busy: false, secondsLeft: 0, onRecall: noop },
    onLogout: noop,
  };
}

const languages = [
  { code: 'zh_CN', name: '简体中文', tag: 'zh-CN' },
  { code: 'zh_TW', name: '繁體中文', tag: 'zh-TW' },
  { code: 'en_US', name: 'English', tag: 'en-US' },
  { code: 'vi_VN', name: 'Tiếng Việt', tag: 'vi-VN' },
  { code: 'th_TH', name: 'ไทย', tag: 'th-TH' },
  { code: 'ko_KR', name: '한국어', tag: 'ko-KR' },
  { code: 'ja_JP', name: '日本語', tag: 'ja-JP' },
  { code: 'hi_IN', name: 'हिन्दी', tag: 'hi-IN' },
  { code: 'my_MM', name: 'မြန်မာ', tag: 'my-MM' },
  { code: 'ta_IN', name: 'தமிழ்', tag: 'ta-IN' },
  { code: 'bn_BD', name: 'বাংলা', tag: 'bn-BD' },
  { code: 'de_DE', name: 'Deutsch', tag: 'de-DE' },
  { code: 'sv_SE', name: 'Svenska', tag: 'sv-SE' },
  { code: 'pt_BR', name: 'Português (Brasil)', tag: 'pt-BR' },
  { code: 'es_ES', name: 'Español', tag: 'es-ES' },
  { code: 'nl_NL', name: 'Nederlands', tag: 'nl-NL' },
  { code: 'da_DK', name: 'Dansk', tag: 'da-DK' },
  { code: 'fil_PH', name: 'Filipino', tag: 'fil-PH' },
];

/** Six languages including the chosen one, or one. */
export function languageFixture(locale: FixtureLocale = 'en_US', single = false): LanguageModel {
  const current = languages.some(({ code }) => code === locale) ? locale : 'en_US';
  const own = languages.filter(({ code }) => code === current);
  const six = languages.slice(0, 6);
  const options = single ? own : six.some(({ code }) => code === current) ? six : [...six.slice(0, 5), ...own];
  return { current, options, onChange: noop };
}
