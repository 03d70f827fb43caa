import type { ReactNode } from 'react';
import '../foundations/global.css.ts';
import { UiProvider, type UiProviderProps } from '../primitives/UiProvider/index.ts';
import '../theme/themes/wireframe.css.ts';
import { testRoot } from './testRoot.ts';

export interface Mounted {
  /** Shows something else in the same place. */
  readonly rerender: (node: ReactNode) => void;
}

/** Mounts a component in the page of a browser test, inside a `UiProvider`, in the neutral theme and without motion; it is removed when the test ends. */
export function mount(node: ReactNode, settings: Omit<UiProviderProps, 'children'> = {}): Mounted {
  Object.assign(document.documentElement.dataset, { theme: 'wireframe', motion: 'reduced' });
  const { render } = testRoot();
  const rerender = (next: ReactNode): void =>
    render(
      <UiProvider reducedMotion {...settings}>
        {next}
      </UiProvider>,
    );
  rerender(node);
  return { rerender };
}
