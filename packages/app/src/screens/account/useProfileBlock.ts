import type { MemberProfile } from '@housefront/core/features/member';
import { maskEmail, maskName, maskNumber } from '@housefront/core/features/member';
import type { AccountBlock, AccountFact } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';
import { useCopy } from '../../kernel/useCopy.ts';

type Shown = readonly [field: keyof MemberProfile, label: string, mask: (value: string) => string];

const plain = (value: string): string => value;

/** Fields that every member has, filled in or not. */
const always: readonly Shown[] = [
  ['member_name', 'account.name', maskName],
  ['member_phone', 'account.phone', maskNumber],
  ['member_email', 'account.email', maskEmail],
  ['member_birthday', 'account.birthday', maskNumber],
];
/** Ways to be reached, shown where there are any. */
const contacts: readonly Shown[] = [
  ['member_line', 'Line', maskName],
  ['member_telegram', 'Telegram', maskName],
  ['member_whats_app', 'WhatsApp', maskNumber],
  ['member_wechat', 'WeChat', maskName],
  ['member_qq', 'QQ', maskNumber],
  ['member_zalo', 'Zalo', maskName],
  ['member_skype', 'Skype', maskName],
  ['member_fb', 'Facebook', maskName],
];

/** The member's details, masked as far as nobody beside them needs to read them (MEM-04, MEM-06x). */
export function useProfileBlock(enabled: boolean): {
  readonly state: 'loading' | 'ready' | 'error';
  readonly blocks: readonly AccountBlock[];
  /** There is a withdrawal password (PWD-06x). */
  readonly hasWithdraw: boolean;
  readonly onRetry: () => void;
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const copy = useCopy();
  const { data, status, refetch } = useQuery({ ...core.member.queries.profile(), enabled });
  const onRetry = () => void refetch();
  if (data === undefined)
    return { state: status === 'error' ? 'error' : 'loading', blocks: [], hasWithdraw: false, onRetry };
  const fact = ([field, label, mask]: Shown): AccountFact => {
    const value = data[field];
    const text = label.startsWith('account.') ? t(label) : label;
    return { id: field, label: text, value: typeof value === 'string' && value !== '' ? mask(value) : null };
  };
  const own: Shown[] = [['member_currency', 'account.currency', plain], ...always];
  const facts: AccountFact[] = [
    {
      id: 'account',
      label: t('shell.header.account'),
      value: data.member_account,
      onCopy: () => copy(data.member_account),
    },
    ...own.map(fact),
    ...contacts.map(fact).filter(({ value }) => value !== null),
    {
      id: 'withdraw',
      label: t('account.withdraw_password'),
      value: data.is_withdraw_password ? t('account.is_set') : null,
    },
  ];
  const blocks = [{ kind: 'facts', id: 'profile', title: t('account.details'), facts }] as const;
  return { state: 'ready', blocks, hasWithdraw: data.is_withdraw_password, onRetry };
}
