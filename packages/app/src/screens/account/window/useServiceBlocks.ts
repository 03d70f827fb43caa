import type { AccountAction, AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { isHiddenPage } from '../../../kernel/route/hidden-links.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useBalance, useBalanceStale } from '../../../kernel/member/useBalance.ts';
import { useChatActions } from '../../../kernel/hooks/useCustomerService.ts';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import type { SectionFrame } from './useAccountFrame.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

/** Tasks of customer service. */
export type ServiceTask = 'Deposit' | 'Withdrawal' | 'DWRecord' | 'BindAccount';

const taskLabels: Readonly<Record<ServiceTask, readonly [title: string, body: string]>> = {
  Deposit: ['account.deposit_title', 'account.deposit_body'],
  Withdrawal: ['account.withdrawal_title', 'account.withdrawal_body'],
  DWRecord: ['account.dw_record_title', 'account.dw_record_body'],
  BindAccount: ['account.bind_account_title', 'account.bind_account_body'],
};

/**
 * Money matters without a call of the platform: customer service handles them; the details it asks for are listed. Notices
 * are first: a closed wallet, a missing bank account (MEM-18).
 * @param isShown false keeps a section that may refer to it from rendering with each new balance
 */
export function useServiceBlocks(
  frame: SectionFrame,
  isShown = true,
): {
  /** The whole section. */
  readonly service: (task: ServiceTask) => AccountBlock[];
  /** Only the warnings that block payments. */
  readonly warnings: (task: ServiceTask) => AccountBlock[];
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const chat = useChatActions(true);
  const copy = useCopy();
  const balance = useBalance(isShown);
  const stale = useBalanceStale();
  const account = frame.member?.account;
  const layout = useQuery({ ...core.member.queries.layout(), enabled: account !== undefined }).data;
  const warningsOf = (task: ServiceTask): AccountBlock[] => {
    const bind = paths.member('BindAccount');
    const mustBind =
      task === 'Deposit' && layout?.needsVerifiedBank === true && !isHiddenPage(core.config.hiddenLinks, bind);
    const warnings: AccountBlock[] = [];
    const warn = (id: string, title: string, body: string, actions?: readonly AccountAction[]) =>
      warnings.push(noticeBlock(id, 'warning', t(title), t(body), actions));
    if (layout?.isWalletActive === false && task !== 'DWRecord')
      warn('wallet-off', 'account.wallet_off_title', 'account.wallet_off_body');
    if (mustBind) {
      const action = { id: 'bind', label: t('account.bind_account'), main: true, href: bind };
      warn('must-bind', 'account.must_bind_title', 'account.must_bind_body', [action]);
    }
    return warnings;
  };
  const service = (task: ServiceTask): AccountBlock[] => {
    const [title, body] = taskLabels[task];
    const facts = [
      { id: 'account', label: t('shell.header.account'), value: account || null, onCopy: () => copy(account ?? '') },
      { id: 'balance', label: t('shell.header.balance'), value: balance ?? '–', stale: stale && balance !== null },
    ];
    return [
      ...warningsOf(task),
      noticeBlock('service', 'info', t(title), t(chat.length === 0 ? 'account.no_service' : body), chat),
      { kind: 'facts', id: 'facts', title: t('account.for_service'), facts },
    ];
  };
  return { service, warnings: warningsOf };
}
