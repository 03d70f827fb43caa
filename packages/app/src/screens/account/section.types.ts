import type { AccountSection } from '@housefront/ui/views';
import type { SectionFrame } from './useAccountFrame.ts';

/** The hook of a section: the default export of `sections/<name>.section.ts`. Called for a signed-in member only. */
export type SectionHook = (frame: SectionFrame) => AccountSection;
