import { useState } from 'react';
import { lazyLayer } from '../../../patterns/lazyLayer.tsx';
import { dialogButton } from '../../../primitives/behaviour/dialogButton.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import type { SectionBoardProps } from './SectionBoard.tsx';

export type SectionMenuProps = Pick<SectionBoardProps, 'menu' | 'onLogout' | 'texts'>;

const SectionBoard = lazyLayer<SectionBoardProps>(() => import('./SectionBoard.tsx'));

/** The button of all sections, and the sheet that it opens, which also ends the session. */
export function SectionMenu({ menu, onLogout, texts }: SectionMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.menu}
        icon={<Icon name="lucide:layout-grid" />}
        {...dialogButton(open, () => setOpen(true))}
      />
      <SectionBoard menu={menu} onLogout={onLogout} texts={texts} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
