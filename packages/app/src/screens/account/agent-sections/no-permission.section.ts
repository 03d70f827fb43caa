import type { AccountSection } from '@housefront/ui/views';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

/** The notice that a page is for agents, and how to become one (AUTH-50x). */
export default function useNoPermission(): AccountSection {
  const { config, i18n } = useRuntime().core;
  const { t } = i18n;
  return {
    state: 'ready',
    blocks: [
      noticeBlock(
        'no-permission',
        'warning',
        t('account.agents_only_title'),
        t('account.agents_only_body'),
        config.hiddenLinks.includes('applyAgent')
          ? []
          : [{ id: 'apply', label: t('account.apply_agent'), main: true, href: paths.agent('Plan') }],
      ),
    ],
  };
}
