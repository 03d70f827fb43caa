import type { MemberProfile } from '@housefront/core/features/member';
import { maskEmail, maskName, maskNumber } from '@housefront/core/features/member';
import type { AccountBlock, AccountFact } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';
import { useCopy } from '../../kernel/useCopy.ts';

type Shown = readonly [field: keyof MemberProfile, label: string, mask: (value: string) => string];

const plain = (value: string): string => value;

/** Fields shown for every member. */
const always: readonly Shown[] = [
  ['name', 'account.name', maskName],
  ['phone', 'account.phone', maskNumber],
  ['email', 'account.email', maskEmail],
  ['birthday', 'account.birthday', maskNumber],
];
/** Contacts, shown if present. */
const contacts: readonly Shown[] = [
  ['line', 'Line', maskName],
  ['telegram', 'Telegram', maskName],
  ['whatsApp', 'WhatsApp', maskNumber],
  ['weChat', 'WeChat', maskName],
  ['qq', 'QQ', maskNumber],
  ['zalo', 'Zalo', maskName],
  ['skype', 'Skype', maskName],
  ['facebook', 'Facebook', maskName],
];

/** The member's profile, masked (MEM-04, MEM-06x). */
export function useProfileBlock(): {
  readonly state: 'loading' | 'ready' | 'error';
  readonly blocks: readonly AccountBlock[];
  /** Whether a withdrawal password is set (PWD-06x). */
  readonly hasWithdraw: boolean;
  readonly onRetry: () => void;
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const copy = useCopy();
  const { data, status, refetch } = useQuery(core.member.queries.profile());
  const onRetry = () => void refetch();
  if (data === undefined)
    return { state: status === 'error' ? 'error' : 'loading', blocks: [], hasWithdraw: false, onRetry };
  const fact = ([field, label, mask]: Shown): AccountFact => {
    const value = data[field];
    const text = label.startsWith('account.') ? t(label) : label;
    return { id: field, label: text, value: typeof value === 'string' && value !== '' ? mask(value) : null };
  };
  const own: Shown[] = [['currency', 'account.currency', plain], ...always];
  const facts: AccountFact[] = [
    {
      id: 'account',
      label: t('shell.header.account'),
      value: data.account,
      onCopy: () => copy(data.account),
    },
    ...own.map(fact),
    ...contacts.map(fact).filter(({ value }) => value !== null),
    {
      id: 'withdraw',
      label: t('account.withdraw_password'),
      value: data.hasWithdrawPassword ? t('account.is_set') : null,
    },
  ];
  const blocks = [{ kind: 'facts', id: 'profile', title: t('account.details'), facts }] as const;
  return { state: 'ready', blocks, hasWithdraw: data.hasWithdrawPassword, onRetry };
}
