import type { AccountSection } from '@housefront/ui/views';
import type { Core } from '@housefront/core';
import { useRuntime } from '../../../kernel/runtime.ts';
import { contentWith, type Contribution } from '../window/contentWith.tsx';
import type { ContributedSection } from '../window/section.types.ts';
import type { SecurityPart } from '../security/securityPart.ts';
import type { SectionFrame } from '../window/useAccountFrame.ts';
import { useKeepFocus } from '../../../kernel/hooks/useKeepFocus.ts';
import { useDeviceBlocks } from '../security/useDeviceBlocks.ts';
import { usePasskeyBlocks } from '../security/usePasskeyBlocks.ts';
import { useSecondFactorBlocks } from '../security/useSecondFactorBlocks.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';
import { fulfilled, lazyValue } from '../../../kernel/lazyValue.ts';

const nothing: SecurityPart = { state: 'ready', blocks: [], onRetry: () => undefined };
const none = fulfilled<Contribution<SecurityPart>>(({ render }) => render(nothing));
const notices = lazyValue(async () => (await import('../security/usePushBlocks.ts')).PushContribution);

/** The notices among the parts of the security page. Their code loads there, and only on a site that has them (PLT-04). */
const pushPart = ({ config }: Pick<Core, 'config'>): Promise<Contribution<SecurityPart>> =>
  config.push ? notices() : none;

/**
 * Settings of the sign-in: passkeys, second factor and devices, and notices. Parts whose calls the platform lacks are left
 * out (PLT-05).
 */
function useSecurity(_frame: SectionFrame, notices: SecurityPart): AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const passkeys = usePasskeyBlocks();
  const devices = useDeviceBlocks();
  const factor = useSecondFactorBlocks();
  const parts = [passkeys, factor, devices, notices];
  useKeepFocus();
  const blocks = parts.flatMap((part) => part.blocks);
  const onRetry = () => parts.forEach((part) => part.onRetry());
  if (parts.some(({ state }) => state === 'loading')) return { state: 'loading', blocks: [] };
  if (parts.some(({ state }) => state === 'error')) return { state: 'error', blocks: [], onRetry };
  if (blocks.length > 0) return { state: 'ready', blocks };
  const [title, body] = [t('security.none_title'), t('security.none_body')];
  return { state: 'ready', blocks: [noticeBlock('none', 'info', title, body)] };
}

/** {@link useSecurity} with the part on notices, which only sites with push load. */
const security: ContributedSection = { Content: contentWith(pushPart, useSecurity) };

export default security;
