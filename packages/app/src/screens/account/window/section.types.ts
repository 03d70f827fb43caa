import type { AccountContentProps, AccountSection } from '@housefront/ui/views';
import type { ComponentType } from 'react';
import type { SectionFrame } from './useAccountFrame.ts';

/** The hook of a section: the default export of `sections/<name>.section.ts`. Called for a signed-in member only. */
export type SectionHook = (frame: SectionFrame) => AccountSection;

/** A section to which other features contribute: the default export in place of a hook. */
export interface ContributedSection {
  readonly Content: ComponentType<AccountContentProps>;
}
