import type { Core } from '@housefront/core';
import type { AccountContentProps, AccountSection } from '@housefront/ui/views';
import { createElement, use, type ComponentType } from 'react';
import type { Contribution } from '../../../kernel/extension.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { useSectionFrame, type SectionFrame } from './useAccountFrame.ts';

export type { Contribution };

/** Makes the content of a section to which another feature contributes; suspends until its code has loaded. */
export function contentWith<Data>(
  load: (core: Core) => Promise<Contribution<Data>>,
  useSection: (frame: SectionFrame, data: Data) => AccountSection,
): ComponentType<AccountContentProps> {
  function Section({ render, data }: AccountContentProps & { readonly data: Data }) {
    return render(useSection(useSectionFrame(), data));
  }
  return function Content({ render }) {
    return createElement(use(load(useRuntime().core)), {
      render: (data) => <Section render={render} data={data} />,
    });
  };
}
