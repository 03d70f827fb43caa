import type { ComponentType } from 'react';
import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { TileLayout } from '../../../patterns/GameTile/index.ts';
import type { FrameProps } from '../../../slots/contract.ts';
import { Rail } from './Rail.tsx';
import * as css from './frame.css.ts';

/** A frame with the rail beside header, page and footer; its tiles show only art and reveal their names. */
export function createFrame(parts: Pick<FrameParts, 'Header' | 'Footer'>): ComponentType<FrameProps> {
  const Whole = makeFrame({ root: css.root, main: css.main }, { ...parts, Side: Rail });
  return function Frame(props: FrameProps) {
    return (
      <TileLayout value="reveal">
        <Whole {...props} />
      </TileLayout>
    );
  };
}
