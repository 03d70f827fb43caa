import { useForcedPassword } from '../useForcedPassword.ts';
import { usePasswordBlocks } from '../../password/usePasswordBlocks.ts';
import type { SectionHook } from '../section.types.ts';
import { useProfileBlock } from '../useProfileBlock.ts';

/** The member's details and passwords (MEM-04, PWD-03x), or the change of the first password alone (PWD-05x). */
const useInfo: SectionHook = () => {
  const forced = useForcedPassword();
  const profile = useProfileBlock();
  const passwords = usePasswordBlocks(profile.hasWithdraw);
  if (forced) return { state: 'ready', blocks: passwords.forced };
  return { state: profile.state, blocks: [...profile.blocks, ...passwords.all], onRetry: profile.onRetry };
};

export default useInfo;
