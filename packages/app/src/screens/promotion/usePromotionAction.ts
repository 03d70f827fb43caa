import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionModalViewProps } from '@housefront/ui/views';
import { useRuntime, useSite } from '../../kernel/runtime.ts';
import { isHiddenPage } from '../../kernel/route/hidden-links.ts';

/**
 * Main action of a promotion in a dialog: a guest registers, a member goes where its button leads. Undefined if the site leaves
 * that out: then all promotions are the way on (LOOK-03).
 */
export function usePromotionAction(
  promotion: Promotion | undefined,
  onClose: () => void,
): PromotionModalViewProps['action'] {
  const { core, isAbsent, navigate, overlays } = useRuntime();
  const isMember = useSite(({ memberId }) => memberId !== null);
  const { config, i18n } = core;
  if (!isMember) {
    const onPress = () => {
      onClose();
      overlays.open('register');
    };
    return { label: i18n.t('shell.header.register'), onPress };
  }
  const button = promotion?.button;
  if (!button) return undefined;
  const { label, href, external } = button;
  if (!external && (isHiddenPage(config.hiddenLinks, href) || isAbsent(href))) return undefined;
  const onPress = () => {
    onClose();
    navigate(href, { external, newWindow: external });
  };
  return { label, onPress };
}
