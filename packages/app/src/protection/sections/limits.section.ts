import { useLimitSection } from '../limits/useLimitSection.ts';
import type { SectionHook } from '../../screens/account/window/section.types.ts';

/** Limits of deposits, losses, stakes and time, on sites with a profile that has them (RG-13). */
const useLimits: SectionHook = () => useLimitSection();

export default useLimits;
