import { logoArt } from './art.fixtures.ts';
import { noop, say, settle, texts, type FixtureOptions, type FixtureVariant } from './base.fixtures.ts';
import type {
  FooterProps,
  FooterTexts,
  HeaderProps,
  HeaderTexts,
  SiteModel,
  TabBarProps,
  TabItem,
  WalletSlotProps,
} from './contract.ts';
import type { WalletModel, WalletTexts } from './models.ts';
import { hallsFixture, languageFixture, providersFixture, sessionFixture } from './models.fixtures.ts';

export const siteFixture: SiteModel = { name: 'Harbour', logo: logoArt, homeHref: '/' };

const headerEn: HeaderTexts = {
  home: 'Home',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  halls: 'Game halls',
  login: 'Sign in',
  register: 'Register',
  logout: 'Sign out',
  language: 'Language',
  balance: 'Balance',
  refreshBalance: 'Refresh balance',
  wallet: 'Wallet',
  account: 'Account',
  unread: 'Unread letters',
  centre: 'Member centre',
  back: 'Back',
};
const headerZh: HeaderTexts = {
  home: '首页',
  menu: '菜单',
  skipToContent: '跳到内容',
  halls: '游戏大厅',
  login: '登录',
  register: '注册',
  logout: '退出',
  language: '语言',
  balance: '余额',
  refreshBalance: '刷新余额',
  wallet: '钱包',
  account: '账号',
  unread: '未读站内信',
  centre: '会员中心',
  back: '返回',
};

export interface HeaderFixtureOptions extends FixtureOptions {
  readonly page?: boolean | undefined;
  readonly singleLanguage?: boolean | undefined;
}

export function headerFixture(options: HeaderFixtureOptions = {}): HeaderProps {
  const { variant, locale, session } = settle(options);
  return {
    site: variant === 'longText' ? { ...siteFixture, logo: null, name: 'Harbour Grand Palace' } : siteFixture,
    halls: variant === 'empty' || variant === 'error' || variant === 'loading' ? [] : hallsFixture(locale, 'slot'),
    session: sessionFixture(session, locale),
    language: languageFixture(locale, options.singleLanguage),
    search: { label: say(locale, 'Search all games', '搜索全部游戏'), href: '/games' },
    ...(options.page ? { page: { title: say(locale, 'Slot games', '电子游艺'), onBack: noop } } : {}),
    texts: texts(locale, headerEn, headerZh),
  };
}

const footerEn: FooterTexts = {
  links: 'Information',
  providers: 'Our providers',
  customerService: 'Customer service',
  responsible: 'Play within your limits. Adults only.',
  rights: '© 2026 Harbour. All rights reserved.',
};
const footerZh: FooterTexts = {
  links: '网站信息',
  providers: '合作伙伴',
  customerService: '在线客服',
  responsible: '理性娱乐，未成年人禁止参与。',
  rights: '© 2026 Harbour 版权所有',
};

export function footerFixture(options: FixtureOptions = {}): FooterProps {
  const { variant, locale } = settle(options);
  const link = (id: string, en: string, zh: string, external = false) => ({
    id,
    title: say(locale, en, zh),
    href: external ? 'https://partner.example/join' : `/main/${id}`,
    external,
  });
  const bare = variant === 'empty' || variant === 'error';
  return {
    site: siteFixture,
    links: bare
      ? []
      : [
          link('about', 'About us', '关于我们'),
          link('help', 'Help centre', '帮助中心'),
          link('rules', 'Rules and terms', '规则与条款'),
          link('privacy', 'Privacy', '隐私政策'),
          link('limits', 'Responsible play', '理性娱乐'),
          link('partner', 'Partners', '合作加盟', true),
        ],
    highlights: bare
      ? []
      : [
          {
            id: '1',
            title: say(locale, 'Fast payouts', '快速出款'),
            text: say(locale, 'Most withdrawals are paid within five minutes.', '大部分取款五分钟内到账。'),
          },
          {
            id: '2',
            title: say(locale, 'One wallet', '一个钱包'),
            text: say(locale, 'Your money follows you into every game.', '资金随您进入每一款游戏。'),
          },
        ],
    sponsors: bare
      ? null
      : {
          title: say(locale, 'Sponsors and partners', '赞助与合作伙伴'),
          href: '/sponsor',
          names: [
            say(locale, 'Harbour Rowing Club', '海港赛艇俱乐部'),
            say(locale, 'Summit Chess League', '峰会象棋联赛'),
          ],
        },
    providers: bare ? [] : providersFixture(12, locale, false),
    ...(bare ? {} : { onCustomerService: noop }),
    texts: texts(locale, footerEn, footerZh),
  };
}

/** Tabs of a phone; guests have `login`, members `wallet` and `account`. */
export function tabBarFixture(options: FixtureOptions = {}): TabBarProps {
  const { locale, session } = settle(options);
  const tab = (name: TabItem['name'], en: string, zh: string, rest: Partial<TabItem> = {}): TabItem => ({
    name,
    label: say(locale, en, zh),
    active: false,
    href: `/${name}`,
    ...rest,
  });
  return {
    label: say(locale, 'Main navigation', '主导航'),
    items: [
      tab('home', 'Home', '首页', { active: true, href: '/' }),
      tab('halls', 'Halls', '大厅'),
      session === 'member'
        ? tab('wallet', 'Wallet', '钱包', { onOpen: noop })
        : tab('login', 'Sign in', '登录', { onOpen: noop }),
      tab('service', 'Service', '客服', { onOpen: noop }),
      tab(
        'account',
        'Me',
        '我的',
        session === 'member' ? { badge: { count: 3, label: say(locale, 'Unread letters', '未读站内信') } } : {},
      ),
    ],
  };
}

export const walletTextsFixture = {
  en: {
    title: 'Wallet',
    total: 'Total',
    main: 'Main wallet',
    deposit: 'Deposit',
    recall: 'Recall all funds',
    recallWait: 'Again in 7 s',
    empty: 'No funds are held by providers',
    failed: 'The balances could not be loaded',
    retry: 'Try again',
  } satisfies WalletTexts,
  zh: {
    title: '钱包',
    total: '总余额',
    main: '主钱包',
    deposit: '存款',
    recall: '一键回收',
    recallWait: '7 秒后可用',
    empty: '游戏商钱包暂无余额',
    failed: '余额加载失败',
    retry: '重试',
  } satisfies WalletTexts,
};

export interface WalletFixtureOptions extends FixtureOptions {
  readonly secondsLeft?: number | undefined;
  readonly busy?: boolean | undefined;
  readonly notice?: string | undefined;
}

/** A failed load keeps old figures (WAL-07x). */
export function walletFixture(options: WalletFixtureOptions = {}): WalletModel {
  const { variant, locale } = settle(options);
  const state: Record<FixtureVariant, WalletModel['state']> = {
    normal: 'ready',
    empty: 'ready',
    longText: 'ready',
    loading: 'loading',
    error: 'error',
  };
  const amounts = ['2,400.00', '310.55', '0.00', '18,900.00', '75.20', '0.00', '1,002.10', '6.66'];
  const known = variant !== 'loading';
  return {
    state: state[variant],
    entries:
      known && variant !== 'empty'
        ? providersFixture(8, locale).map(({ id, name, icon }, index) => ({
            id,
            name,
            icon,
            amount: `¥ ${amounts[index] ?? '0.00'}`,
          }))
        : [],
    total: known ? (locale === 'pseudo' ? 'Rp 1,234,567,890,123.45' : '¥ 151,145.11') : null,
    main: known ? '¥ 128,450.60' : null,
    onRetry: noop,
    recall: { busy: options.busy ?? false, secondsLeft: options.secondsLeft ?? 0, onRecall: noop },
    onDeposit: noop,
    ...(options.notice === undefined ? {} : { notice: options.notice }),
  };
}

export function walletSlotFixture(
  options: WalletFixtureOptions & { open?: boolean; onClose?: () => void } = {},
): WalletSlotProps {
  const { locale } = settle(options);
  return {
    open: options.open ?? true,
    onClose: options.onClose ?? noop,
    closeLabel: say(locale, 'Close', '关闭'),
    wallet: walletFixture(options),
    texts: texts<WalletTexts>(locale, walletTextsFixture.en, walletTextsFixture.zh),
  };
}
