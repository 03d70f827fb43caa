import type { AccountSection } from '@housefront/ui/views';
import { useForcedPassword } from '../security/useForcedPassword.ts';
import { usePasswordBlocks } from '../../password/usePasswordBlocks.ts';
import { useProfileBlock } from '../profile/useProfileBlock.ts';
import { useSurplusBlocks } from '../cashier/useSurplusBlocks.ts';

/** The member's details, cash surplus and passwords, or only the change of the first password (PWD-05x). */
export default function useInfo(): AccountSection {
  const forced = useForcedPassword();
  const profile = useProfileBlock();
  const surplus = useSurplusBlocks(true);
  const passwords = usePasswordBlocks(profile.hasWithdraw);
  if (forced) return { state: 'ready', blocks: passwords.forced };
  return { state: profile.state, blocks: [...profile.blocks, ...surplus, ...passwords.all], onRetry: profile.onRetry };
}
