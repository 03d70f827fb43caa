import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { CoversOthers, useLayer } from '../UiProvider/useLayer.ts';
import * as styles from './FullscreenModal.css.ts';

export interface FullscreenModalProps {
  readonly open: boolean;
  /** Called on Escape. The caller sets `open`. */
  readonly onClose: () => void;
  /** Accessible name; the content shows its own heading. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A fullscreen modal without a frame: for a game over the page (PLAY-16). */
export function FullscreenModal({ open, onClose, title, children }: FullscreenModalProps): ReactNode {
  const zIndex = useLayer(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Content className={styles.surface} style={{ zIndex }} aria-describedby={undefined}>
          <Radix.Title className={visuallyHidden}>{title}</Radix.Title>
          <CoversOthers />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
