import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { zIndex } from '../../foundations/zIndex.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The hint. Never essential information: touch has no hover. */
  readonly text: string;
  /** The control that it describes. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A tooltip on hover and focus; Escape hides it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className={styles.tooltip}
            style={{ zIndex: zIndex.tooltip }}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
