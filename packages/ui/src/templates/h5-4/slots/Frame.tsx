import { TileLayout } from '../../../patterns/GameTile/index.ts';
import type { FrameProps } from '../../../slots/contract.ts';
import { createFrame } from '../../_h5/slots/createFrame.ts';
import { Footer } from '../../_h5/slots/Footer.tsx';
import { Header } from '../../_h5/slots/Header.tsx';
import { TabBar } from './TabBar.tsx';

const Base = createFrame({ Header, Footer, TabBar });

/** The frame of the base with the bar of this template; names of all tiles are over their art. */
export function Frame(props: FrameProps) {
  return (
    <TileLayout value="over">
      <Base {...props} />
    </TileLayout>
  );
}
