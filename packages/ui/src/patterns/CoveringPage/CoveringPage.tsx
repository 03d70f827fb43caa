import type { MouseEvent, ReactNode } from 'react';
import { FullscreenModal } from '../../primitives/FullscreenModal/index.ts';
import * as css from './CoveringPage.css.ts';

export interface CoveringPageProps {
  /** Accessible name. */
  readonly title: string;
  /** Called for a press inside before its target hears of it. */
  readonly onClickCapture?: ((event: MouseEvent) => void) | undefined;
  readonly children: ReactNode;
}

const stays = (): undefined => undefined;

/** A page that covers the site and is left by its own controls only: the site below is inert. */
export function CoveringPage({ title, onClickCapture, children }: CoveringPageProps): ReactNode {
  return (
    <FullscreenModal open title={title} onClose={stays}>
      {/* Presses of everything inside are looked at. */}
      <div className={css.scroll} onClickCapture={onClickCapture}>
        {children}
      </div>
    </FullscreenModal>
  );
}
