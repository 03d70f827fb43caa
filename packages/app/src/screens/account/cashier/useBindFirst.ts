import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isHiddenPage } from '../../../kernel/route/hidden-links.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/**
 * Asks a member without a bank account to bind one, as soon as they come to a deposit. A member who declines returns to the
 * previous page, or without one to the profile (MEM-18).
 * @param enabled whether a member sees a deposit
 * @returns whether deposits wait for a bank account
 */
export function useBindFirst(enabled: boolean): boolean {
  const runtime = useRuntime();
  const { core } = runtime;
  const { data } = useQuery({ ...core.member.queries.layout(), enabled });
  const hidden = isHiddenPage(core.config.hiddenLinks, paths.member('BindAccount'));
  const needed = enabled && data?.needsVerifiedBank === true && !hidden;
  // The runtime is replaced when texts arrive; that does not ask again.
  const ask = useEffectEvent(async (hasLeft: () => boolean) => {
    await core.i18n.ready();
    const { t } = core.i18n;
    if (hasLeft()) return;
    const sure = await runtime.messages.confirm({
      title: t('cashier.bind_first_title'),
      message: t('cashier.bind_first_body'),
      confirm: t('account.bind_account'),
    });
    if (hasLeft()) return;
    if (sure) runtime.navigate(paths.member('BindAccount'), { replace: true });
    else runtime.back(paths.member('Info'));
  });
  useEffect(() => {
    if (!needed) return undefined;
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [needed]);
  return needed;
}
