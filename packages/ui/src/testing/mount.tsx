import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import '../foundations/global.css.ts';
import { UiProvider, type UiProviderProps } from '../primitives/UiProvider/index.ts';
import '../theme/themes/wireframe.css.ts';

export interface Mounted {
  /** Shows something else in the same place. */
  readonly rerender: (node: ReactNode) => void;
}

/** Mounts a component in the page of a browser test, inside a `UiProvider`, in the neutral theme and without motion; it is removed when the test ends. */
export function mount(node: ReactNode, settings: Omit<UiProviderProps, 'children'> = {}): Mounted {
  Object.assign(document.documentElement.dataset, { theme: 'wireframe', motion: 'reduced' });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const rerender = (next: ReactNode): void =>
    root.render(
      <UiProvider reducedMotion {...settings}>
        {next}
      </UiProvider>,
    );
  rerender(node);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { rerender };
}
