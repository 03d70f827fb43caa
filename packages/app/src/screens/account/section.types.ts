import type { AccountViewProps } from '@housefront/ui/views';
import type { ComponentType } from 'react';
import type { AccountFrame } from './useAccountFrame.ts';

/** What a section shows: its blocks, or that they are loading or could not be. */
export type AccountSection = AccountViewProps['section'] extends infer Section ? Omit<Section, 'title'> : never;

/** The hook of a section: the default export of `sections/<name>.section.ts`. Called for a signed-in member only. */
export type SectionHook = (frame: AccountFrame) => AccountSection;

/** A section in the frame of its window. */
export interface SectionViewProps {
  readonly frame: AccountFrame;
  /** Title of the window. */
  readonly title: string;
  /** The entry that is active gives the section its title. */
  readonly menu: AccountViewProps['menu'];
  readonly section: AccountSection;
}

/** Props of the component that runs a section's hook; `View` shows what it returns. */
export interface SectionProps extends Omit<SectionViewProps, 'section'> {
  readonly View: ComponentType<SectionViewProps>;
}
