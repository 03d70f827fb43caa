import { amount, content, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { bindFormFixture } from './cashier.fixtures.ts';
import { walletLabels } from '../../labels/wallet.ts';
import { languageFixture } from '../../slots/models.fixtures.ts';
import { walletFixture } from '../../slots/slots.fixtures.ts';
import { lettersFixture } from '../../patterns/LetterBox/letters.fixtures.ts';
import { membersFixture, recordsFixture } from '../../patterns/RecordTable/records.fixtures.ts';
import { withdrawFormFixture } from '../password/password.fixtures.ts';
import type { AccountBlock, AccountIcon, AccountViewProps } from './contract.ts';
import { accountLabels } from './labels.ts';

type Entry = readonly [icon: AccountIcon, label: string];

const groups: readonly (readonly [label: string, entries: readonly Entry[]])[] = [
  ['account.group_info', [['person', 'account.info']]],
  ['account.group_wallet', [['wallet', 'account.my_wallet']]],
  [
    'account.group_news',
    [
      ['news', 'account.announcements'],
      ['letter', 'letters.title'],
      ['bank', 'account.bank_notices'],
    ],
  ],
  [
    'account.group_funds',
    [
      ['deposit', 'account.deposit'],
      ['withdrawal', 'account.withdrawal'],
      ['card', 'account.bind_account'],
    ],
  ],
  ['account.group_records', [['records', 'account.dw_record']]],
  [
    'account.group_more',
    [
      ['app', 'account.app_download'],
      ['agent', 'account.agent_centre'],
    ],
  ],
];

/** `empty` is a section that refers to customer service, `longText` has every kind of block. */
export function accountFixture(options: FixtureOptions = {}): AccountViewProps {
  const { variant, locale } = settle(options);
  const t = translator(locale);
  const facts: AccountBlock = {
    kind: 'facts',
    id: 'facts',
    title: t('account.details'),
    facts: [
      { id: 'account', label: t('shell.header.account'), value: 'lucky88', onCopy: noop },
      { id: 'name', label: t('account.name'), value: 'L***' },
      { id: 'phone', label: t('account.phone'), value: '*******4417' },
      { id: 'email', label: t('account.email'), value: null },
      { id: 'birthday', label: t('account.birthday'), value: null },
    ],
  };
  const notice: AccountBlock = {
    kind: 'notice',
    id: 'service',
    tone: 'info',
    title: t('account.deposit_title'),
    body: t('account.deposit_body'),
    actions: [
      { id: 'chat', label: t('common.customer_service'), main: true, onOpen: noop },
      { id: 'wallet', label: t('account.my_wallet'), main: false, href: '/user/MyWallet' },
    ],
  };
  const share: AccountBlock = {
    kind: 'share',
    id: 'share',
    title: t('recommend.link'),
    body: t('recommend.link_body'),
    address: 'https://goldhaven.example/register?id=100042',
    onCopy: noop,
  };
  const wallet: AccountBlock = {
    kind: 'wallet',
    id: 'wallet',
    wallet: walletFixture(options),
    texts: labels(locale, walletLabels),
  };
  const notes: AccountBlock = {
    kind: 'notes',
    id: 'notes',
    label: t('account.announcements'),
    empty: t('account.no_news'),
    list: {
      state: 'ready',
      items: [1, 2, 3].map((number) => ({
        id: String(number),
        title: content(locale, 'Maintenance on Tuesday', '周二维护'),
        body: content(
          locale,
          'Between three and five in the morning some tables rest.',
          '凌晨三点至五点部分桌台休息。',
        ),
      })),
    },
    pages: { current: 1, total: 3, onPage: noop },
  };
  const form: AccountBlock = {
    kind: 'form',
    id: 'form',
    title: t('password.withdraw_title'),
    body: t('password.withdraw_body'),
    form: withdrawFormFixture(locale),
    submit: t('password.withdraw_save'),
    submitting: t('recovery.sending'),
    first: false,
  };
  const letters: AccountBlock = { kind: 'letters', id: 'letters', letters: lettersFixture(options) };
  const records: AccountBlock = { kind: 'records', id: 'records', records: recordsFixture(options) };
  const members: AccountBlock = { kind: 'records', id: 'members', records: membersFixture(options) };
  const order: AccountBlock = {
    kind: 'facts',
    id: 'order',
    title: t('cashier.deposit_open'),
    body: t('cashier.open_bank'),
    code: { size: 3, path: 'M0 0h1v1h-1zM2 0h1v1h-1zM0 2h1v1h-1z' },
    facts: [
      { id: 'number', label: t('cashier.order_number'), value: 'D20260115000001', onCopy: noop },
      {
        id: 'address',
        label: t('cashier.address'),
        value: 'THouse9Fr0ntSandbox5Not7A2Real4Wa11et',
        code: true,
        onCopy: noop,
      },
      { id: 'left', label: t('cashier.time_left'), value: '14:59' },
    ],
    actions: [
      { id: 'pay', label: t('cashier.pay_page'), main: true, onOpen: noop },
      { id: 'records', label: t('account.dw_record'), main: false, href: '/user/DWRecord' },
    ],
  };
  const bind: AccountBlock = {
    ...form,
    id: 'bind',
    title: t('cashier.bind_title'),
    body: t('cashier.bind_body'),
    form: bindFormFixture(locale),
    summary: [{ id: 'net', label: t('cashier.credited'), value: amount(locale, '198.00') }],
    submit: t('cashier.bind_submit'),
  };
  const buttons = (name: string) =>
    (['rename', 'remove'] as const).map((id) => ({
      id,
      label: t(`passkeys.${id}`),
      name: `${t(`passkeys.${id}`)}: ${name}`,
      onPress: noop,
    }));
  const items: AccountBlock = {
    kind: 'items',
    id: 'items',
    title: t('passkeys.title'),
    body: t('passkeys.body'),
    items: [
      {
        id: '1',
        title: 'Chrome · Windows',
        lines: [t('passkeys.added_at', { time: '2026-01-15 08:30:00' }), t('passkeys.never_used')],
        actions: buttons('Chrome · Windows'),
      },
      {
        id: '2',
        title: 'YubiKey 5C NFC im Schlüsselbund daheim',
        lines: [t('passkeys.used_at', { time: '2026-01-15 08:30:00' })],
        actions: buttons('YubiKey 5C NFC im Schlüsselbund daheim'),
      },
    ],
    empty: t('passkeys.empty'),
    actions: [{ id: 'add', label: t('passkeys.add'), main: true, onOpen: noop }],
  };
  const noItems: AccountBlock = { ...items, id: 'no-items', items: [] };
  const blocks = {
    normal: [facts, share, records],
    empty: [notice, noItems],
    longText: [notice, facts, share, wallet, notes, letters, items, form, bind, order, records, members],
  } as const;
  const current = variant === 'empty' ? 'account.deposit' : 'account.info';
  const state = variant === 'loading' || variant === 'error' ? variant : 'ready';
  return {
    siteName: 'Harbour',
    title: t('account.member_centre'),
    homeHref: '/',
    onClose: noop,
    member:
      variant === 'loading' ? null : { account: 'lucky88', balance: amount(locale, '128,450.60'), onLogout: noop },
    menu: groups.map(([group, entries]) => ({
      id: group,
      label: t(group),
      entries: entries.map(([icon, label]) => ({
        id: icon,
        icon,
        label: t(label),
        href: `/user/${icon}`,
        active: label === current,
        ...(icon === 'letter' && { badge: { count: 3, label: t('shell.header.unread') } }),
      })),
    })),
    section: {
      title: t(current),
      state,
      blocks: variant === 'loading' || variant === 'error' ? [] : blocks[variant],
      onRetry: noop,
    },
    language: languageFixture(locale),
    texts: labels(locale, accountLabels),
  };
}
