import { walletLabels } from '../labels/wallet.ts';
import { logoArt } from './art.fixtures.ts';
import { amount, content, noop, settle, type FixtureOptions, type FixtureVariant } from './base.fixtures.ts';
import type { FooterProps, HeaderProps, SiteModel, TabBarProps, TabItem, WalletSlotProps } from './contract.ts';
import { footerLabels, headerLabels, tabBarLabels } from './labels.ts';
import { labels, translator } from './labels.fixtures.ts';
import type { WalletModel } from './models.ts';
import { hallsFixture, languageFixture, providersFixture, sessionFixture } from './models.fixtures.ts';

export const siteFixture: SiteModel = { name: 'Harbour', logo: logoArt, homeHref: '/' };

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
    search: { label: translator(locale)('catalogue.search_all'), href: '/games', onOpen: noop },
    atHome: !options.page,
    ...(options.page ? { page: { title: hallsFixture(locale)[0]?.name ?? '', onBack: noop } } : {}),
    texts: labels(locale, headerLabels),
  };
}

export function footerFixture(options: FixtureOptions = {}): FooterProps {
  const { variant, locale } = settle(options);
  const link = (id: string, en: string, zh: string, external = false) => ({
    id,
    title: content(locale, en, zh),
    href: external ? 'https://partner.example/join' : `/main/${id}`,
    external,
  });
  const bare = variant === 'empty' || variant === 'error';
  return {
    site: siteFixture,
    year: 2026,
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
            title: content(locale, 'Fast payouts', '快速出款'),
            text: content(locale, 'Most withdrawals are paid within five minutes.', '大部分取款五分钟内到账。'),
          },
          {
            id: '2',
            title: content(locale, 'One wallet', '一个钱包'),
            text: content(locale, 'Your money follows you into every game.', '资金随您进入每一款游戏。'),
          },
        ],
    sponsors: bare
      ? null
      : {
          title: translator(locale)('content.sponsor.title'),
          href: '/sponsor',
          names: [
            content(locale, 'Harbour Rowing Club', '海港赛艇俱乐部'),
            content(locale, 'Summit Chess League', '峰会象棋联赛'),
          ],
        },
    providers: bare ? [] : providersFixture(12, locale, false),
    ...(bare ? {} : { onCustomerService: noop }),
    texts: labels(locale, footerLabels),
  };
}

/** Tabs of a phone; guests have `login`, members `wallet` and `account`. */
export function tabBarFixture(options: FixtureOptions = {}): TabBarProps {
  const { locale, session } = settle(options);
  const { label, unread, ...names } = labels(locale, tabBarLabels);
  const tab = (name: keyof typeof names, rest: Partial<TabItem> = {}): TabItem => ({
    name,
    label: names[name],
    active: false,
    href: `/${name}`,
    ...rest,
  });
  return {
    label,
    search: { label: translator(locale)('catalogue.search_all'), href: '/games' },
    items: [
      tab('home', { active: true, href: '/' }),
      tab('halls'),
      session === 'member' ? tab('wallet', { onOpen: noop }) : tab('login', { onOpen: noop }),
      tab('service', { onOpen: noop }),
      tab('account', session === 'member' ? { badge: { count: 3, label: unread } } : {}),
    ],
  };
}

export interface WalletFixtureOptions extends FixtureOptions {
  readonly secondsLeft?: number | undefined;
  readonly busy?: boolean | undefined;
  readonly notice?: string | undefined;
}

/** A failed load keeps the previous figures (WAL-07x). */
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
            amount: amount(locale, amounts[index] ?? '0.00'),
            empty: amounts[index] === '0.00',
          }))
        : [],
    total: known ? (locale === 'pseudo' ? 'Rp 1,234,567,890,123.45' : amount(locale, '151,145.11')) : null,
    main: known ? amount(locale, '128,450.60') : null,
    onRetry: noop,
    recall: {
      busy: options.busy ?? false,
      secondsLeft: options.secondsLeft ?? 0,
      onRecall: noop,
      offered: variant !== 'empty',
    },
    onDeposit: noop,
    withdraw: { href: '/user/Withdrawal' },
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
    closeLabel: translator(locale)('common.close'),
    wallet: walletFixture(options),
    texts: labels(locale, walletLabels),
  };
}
