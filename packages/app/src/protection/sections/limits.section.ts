import { storeReview } from '@housefront/core/features/protection';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { paths } from '../../kernel/paths.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useKeepFocus } from '../../kernel/hooks/useKeepFocus.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import { useFirstLimitBlocks } from '../limits/useFirstLimitBlocks.ts';
import { useLimitBlocks } from '../limits/useLimitBlocks.ts';
import { useOverallBlocks } from '../limits/useOverallBlocks.ts';
import { useProtectionState } from '../state/useProtectionState.ts';
import { noticeBlock } from '../../kernel/member/account-blocks.ts';

/** Limits of deposits, losses, stakes and time: a first one, a review that is due, and all of the profile (RG-13). */
export default function useLimits(): AccountSection {
  const { core, navigate } = useRuntime();
  const { t } = core.i18n;
  const { firstLimit } = useCapabilities();
  const once = useOnce();
  const { data, isError, fetchStatus, refetch } = useProtectionState();
  const first = useFirstLimitBlocks(data, () => {
    // The step after a registration leads on to the site.
    if (firstLimit?.before === 'registration') navigate(paths.home());
  });
  const limits = useLimitBlocks(data);
  const overall = useOverallBlocks(data);
  useKeepFocus();
  if (data === undefined) {
    // A demo member has no state to wait for.
    const isWaiting = !isError && fetchStatus !== 'idle';
    return { state: isWaiting ? 'loading' : 'error', blocks: [], onRetry: () => void refetch() };
  }
  const review: readonly AccountBlock[] = data.reviewDue
    ? [
        noticeBlock('review', 'info', t('limits.review_title'), t('limits.review_body'), [
          { id: 'done', label: t('limits.review_done'), main: true, onOpen: () => once(() => storeReview(core)) },
          { id: 'records', label: t('account.dw_record'), main: false, href: paths.member('DWRecord') },
        ]),
      ]
    : [];
  return { state: 'ready', blocks: [...first, ...review, ...overall, ...limits] };
}
