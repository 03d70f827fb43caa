import type { ErrorViewProps } from '@housefront/ui/views';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useRoute } from '../../kernel/useRoute.ts';
import { useCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** The two titles as specified by the platform (SHELL-45). */
const titles = { 404: 'Page Not Found', 500: 'Internal Server Error' } as const;

/** The error page. The notice is always shown in the same two languages (SHELL-46). */
export function useErrorView(status: 404 | 500): ErrorViewProps {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const path = useRoute((route) => route.path);
  const service = useCustomerService();
  return {
    status,
    title: titles[status],
    message: status === 404 ? t('errors.not_found', { path }) : t('errors.server_error'),
    notice: {
      zh: `网站版本升级中，请稍后再试（${status}）`,
      en: `The website is being upgraded to a new version. Please try again later (${status})`,
    },
    customerService: service ? { zh: '在线客服', en: 'Online customer service', href: service } : null,
    homeHref: paths.home(),
    homeLabel: t('common.home'),
  };
}
