import type { AccountAction, AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../../kernel/runtime.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

/** Whether the member may become an agent, and the notice that says so (AGT-10). */
export function useApplication(enabled: boolean): {
  readonly state: 'loading' | 'ready' | 'error';
  /** Agent id of the introducer; '' for none. */
  readonly introducer: string;
  readonly isEligible: boolean;
  /** @param actions of the notice for members who may apply */
  readonly notice: (actions: readonly AccountAction[]) => AccountBlock;
  readonly onRetry: () => void;
} {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const brought = useQuery({
    queryKey: ['member', 'introducer', core.ports.storage.get('member_id') ?? ''],
    queryFn: async () => (await core.referral.current()) ?? null,
    enabled,
  });
  const introducer = brought.data?.kind === 'agent' ? brought.data.value : '';
  const { data, isError, refetch } = useQuery({
    ...core.agent.queries.eligibility(introducer),
    enabled: enabled && brought.isSuccess,
  });
  const isEligible = data?.kind === 'eligible' && !core.config.hiddenLinks.includes('applyAgent');
  const said = (): readonly [title: string, body: string] => {
    if (data?.kind === 'pending') return [t('agent.pending_title'), t('agent.pending_body')];
    if (isEligible) return [t('account.agent_apply_title'), t('agent.apply_body')];
    const body = data?.kind === 'refused' ? data.message : t('account.agent_not_eligible_body');
    return [t('account.agent_not_eligible_title'), body];
  };
  return {
    state: data ? 'ready' : isError ? 'error' : 'loading',
    introducer,
    isEligible,
    notice: (actions) => {
      const [title, body] = said();
      return noticeBlock(
        'application',
        isEligible || data?.kind === 'pending' ? 'success' : 'info',
        title,
        body,
        isEligible ? actions : [],
      );
    },
    onRetry: () => void refetch(),
  };
}
