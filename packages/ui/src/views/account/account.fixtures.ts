import { noop, say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { walletFixture, walletTextsFixture } from '../../slots/slots.fixtures.ts';
import { withdrawFormFixture } from '../password/password.fixtures.ts';
import type { AccountBlock, AccountIcon, AccountTexts, AccountViewProps } from './contract.ts';

const en: AccountTexts = {
  menu: 'Sections',
  home: 'To the site',
  close: 'Close window',
  logout: 'Sign out',
  balance: 'Balance',
  notSet: 'Not given',
  copy: 'Copy',
  loading: 'Loading',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: AccountTexts = {
  menu: '栏目',
  home: '返回网站',
  close: '关闭窗口',
  logout: '退出',
  balance: '余额',
  notSet: '未填写',
  copy: '复制',
  loading: '加载中',
  loadFailed: '加载失败',
  retry: '重试',
};

const entries: readonly (readonly [icon: AccountIcon, en: string, zh: string])[] = [
  ['person', 'My details', '个人资料'],
  ['wallet', 'My wallet', '我的钱包'],
  ['news', 'Announcements', '最新公告'],
  ['deposit', 'Deposit', '存款'],
  ['withdrawal', 'Withdrawal', '取款'],
  ['records', 'Payment records', '存取记录'],
  ['bank', 'Bank account', '绑定账户'],
  ['app', 'Get the app', '下载应用'],
  ['agent', 'Agent centre', '代理中心'],
];

/** `empty` is a section that asks for customer service, `longText` has every kind of part. */
export function accountFixture(options: FixtureOptions = {}): AccountViewProps {
  const { variant, locale } = settle(options);
  const words = texts<AccountTexts>(locale, en, zh);
  const s = (english: string, chinese: string) => say(locale, english, chinese);
  const facts: AccountBlock = {
    kind: 'facts',
    id: 'facts',
    title: s('Details', '基本资料'),
    facts: [
      { id: 'account', label: s('Account', '账号'), value: 'lucky88', onCopy: noop },
      { id: 'name', label: s('Name', '姓名'), value: 'L***' },
      { id: 'phone', label: s('Phone', '手机'), value: '*******4417' },
      { id: 'email', label: s('E-mail', '邮箱'), value: null },
      { id: 'birthday', label: s('Birthday', '生日'), value: null },
    ],
  };
  const notice: AccountBlock = {
    kind: 'notice',
    id: 'service',
    tone: 'info',
    title: s('Customer service arranges your deposit', '存款由客服为您办理'),
    body: s(
      'Tell them your account and the amount. They name the ways of payment that are open for you.',
      '请提供账号与金额，客服全天在线。',
    ),
    actions: [
      { id: 'chat', label: s('Customer service', '在线客服'), main: true, onOpen: noop },
      { id: 'wallet', label: s('My wallet', '我的钱包'), main: false, href: '/user/MyWallet' },
    ],
  };
  const share: AccountBlock = {
    kind: 'share',
    id: 'share',
    title: s('Your registration link', '您的推广链接'),
    body: s('Whoever registers through this link belongs to your line.', '通过此链接注册的会员将归入您的团队。'),
    address: 'https://goldhaven.example/register?id=100042',
    onCopy: noop,
  };
  const wallet: AccountBlock = {
    kind: 'wallet',
    id: 'wallet',
    wallet: walletFixture(options),
    texts: texts(locale, walletTextsFixture.en, walletTextsFixture.zh),
  };
  const notes: AccountBlock = {
    kind: 'notes',
    id: 'notes',
    empty: s('There are no announcements', '暂无公告'),
    list: {
      state: 'ready',
      items: [1, 2, 3].map((number) => ({
        id: String(number),
        title: s('Maintenance on Tuesday', '周二维护'),
        body: s('Between three and five in the morning some tables rest.', '凌晨三点至五点部分桌台休息。'),
      })),
    },
  };
  const form: AccountBlock = {
    kind: 'form',
    id: 'form',
    title: s('Withdrawal password', '取款密码'),
    body: s('The four digits that you confirm withdrawals with.', '确认取款时使用的四位数字。'),
    form: withdrawFormFixture(locale),
    submit: s('Change the withdrawal password', '修改取款密码'),
    submitting: s('One moment…', '请稍候…'),
    first: false,
  };
  const blocks = {
    normal: [facts, share],
    empty: [notice],
    longText: [notice, facts, share, wallet, notes, form],
  } as const;
  const state = variant === 'loading' || variant === 'error' ? variant : 'ready';
  return {
    siteName: 'Harbour',
    title: s('Member centre', '会员中心'),
    homeHref: '/',
    onClose: noop,
    member: variant === 'loading' ? null : { account: 'lucky88', balance: '¥ 128,450.60', onLogout: noop },
    menu: entries.map(([icon, english, chinese], index) => ({
      id: icon,
      icon,
      label: s(english, chinese),
      href: `/user/${icon}`,
      active: index === 0,
    })),
    section: {
      title: s('My details', '个人资料'),
      state,
      blocks: variant === 'loading' || variant === 'error' ? [] : blocks[variant],
      onRetry: noop,
    },
    texts: words,
  };
}
