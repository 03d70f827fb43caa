import { protectionQueries, storeReview } from '@housefront/core/features/protection';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../kernel/paths.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useKeepFocus } from '../../kernel/hooks/useKeepFocus.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';
import { useFirstLimitBlocks } from './useFirstLimitBlocks.ts';
import { useLimitBlocks } from './useLimitBlocks.ts';
import { useOverallBlocks } from './useOverallBlocks.ts';

/** The limits of the member centre: a first one, a review that is due, and all of the profile (RG-18). */
export function useLimitSection(): AccountSection {
  const { core, navigate } = useRuntime();
  const { t } = core.i18n;
  const { firstLimit } = useCapabilities();
  const once = useOnce();
  const { data, isError, refetch } = useQuery(protectionQueries(core).state());
  const first = useFirstLimitBlocks(data, () => {
    // The step after a registration leads on to the site.
    if (firstLimit?.before === 'registration') navigate(paths.home());
  });
  const limits = useLimitBlocks(data);
  const overall = useOverallBlocks(data);
  useKeepFocus();
  if (data === undefined) return { state: isError ? 'error' : 'loading', blocks: [], onRetry: () => void refetch() };
  const review: readonly AccountBlock[] = data.reviewDue
    ? [
        {
          kind: 'notice',
          id: 'review',
          tone: 'info',
          title: t('limits.review_title'),
          body: t('limits.review_body'),
          actions: [
            { id: 'done', label: t('limits.review_done'), main: true, onOpen: () => once(() => storeReview(core)) },
            { id: 'records', label: t('account.dw_record'), main: false, href: paths.member('DWRecord') },
          ],
        },
      ]
    : [];
  return { state: 'ready', blocks: [...first, ...review, ...overall, ...limits] };
}
