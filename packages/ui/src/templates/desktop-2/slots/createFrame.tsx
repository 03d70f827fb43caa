import type { ComponentType } from 'react';
import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { TileLayout } from '../../../patterns/GameTile/index.ts';
import { HallPicture } from '../../../patterns/HallPicture.tsx';
import { SideRail } from '../../../patterns/SideRail/index.ts';
import type { FrameProps, HeaderProps } from '../../../slots/contract.ts';
import * as header from './Header.css.ts';
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

/** Home and the halls at the side of every page (CAT-06). */
function Rail({ site, halls, bare = false, atHome = false, texts }: HeaderProps) {
  if (bare) return null;
  const home = {
    id: 'home',
    label: texts.home,
    href: site.homeHref,
    icon: <span className={header.home} />,
    active: atHome && halls.every((hall) => !hall.active),
  };
  const items = halls.map((hall) => ({
    id: String(hall.id),
    label: hall.shortName,
    href: hall.href,
    icon: <HallPicture hall={hall} active={hall.active} size={28} />,
    active: hall.active,
  }));
  return <SideRail items={[home, ...items]} label={texts.menu} toggleLabel={texts.menu} />;
}
