import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import type { SectionHook } from '../window/section.types.ts';

/** The notice that a page is for agents, and how to become one (AUTH-50x). */
const useNoPermission: SectionHook = () => {
  const { config, i18n } = useRuntime().core;
  const { t } = i18n;
  return {
    state: 'ready',
    blocks: [
      {
        kind: 'notice',
        id: 'no-permission',
        tone: 'warning',
        title: t('account.agents_only_title'),
        body: t('account.agents_only_body'),
        actions: config.hiddenLinks.includes('applyAgent')
          ? []
          : [{ id: 'apply', label: t('account.apply_agent'), main: true, href: paths.agent('Plan') }],
      },
    ],
  };
};

export default useNoPermission;
