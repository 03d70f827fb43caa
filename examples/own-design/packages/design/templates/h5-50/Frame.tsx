import { createFrame } from '@housefront/ui/bases/h5/frame';
import { Header, TabBar } from '@housefront/ui/bases/h5/slots';
import { TileLayout } from '@housefront/ui/patterns/GameTile';
import type { FrameProps } from '@housefront/ui/slots';
import { Footer } from './Footer.tsx';

const Whole = createFrame({ Header, Footer, TabBar });

/** The frame of the base with a footer of our own; tiles have their names over the art. */
export const Frame = (props: FrameProps) => (
  <TileLayout value="over">
    <Whole {...props} />
  </TileLayout>
);
