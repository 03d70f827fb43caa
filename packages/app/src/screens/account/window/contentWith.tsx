import type { SiteConfig } from '@housefront/contract/site-config';
import type { AccountContentProps, AccountSection } from '@housefront/ui/views';
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useSectionFrame, type SectionFrame } from './useAccountFrame.ts';

/** Additions of another feature to a section: a component that hands its data to the section. */
export type Contribution<Data> = ComponentType<{ readonly render: (data: Data) => ReactNode }>;

/** Makes the content of a section to which another feature contributes; suspends until its code has loaded. */
export function contentWith<Data>(
  load: (config: SiteConfig) => Promise<Contribution<Data>>,
  useSection: (frame: SectionFrame, data: Data) => AccountSection,
): ComponentType<AccountContentProps> {
  function Section({ render, data }: AccountContentProps & { readonly data: Data }) {
    return render(useSection(useSectionFrame(), data));
  }
  return function Content({ render }) {
    return createElement(use(load(useRuntime().core.config)), {
      render: (data) => <Section render={render} data={data} />,
    });
  };
}
