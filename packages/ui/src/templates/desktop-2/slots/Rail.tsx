import { HallPicture } from '../../../patterns/HallPicture.tsx';
import { SideRail } from '../../../patterns/SideRail/index.ts';
import type { HeaderProps } from '../../../slots/contract.ts';
import * as css from './Header.css.ts';

/** Home and the halls at the side of every page (CAT-06, CAT-07). */
export function Rail({ site, halls, bare = false, atHome = false, texts }: HeaderProps) {
  if (bare) return null;
  const home = {
    id: 'home',
    label: texts.home,
    href: site.homeHref,
    icon: <span className={css.home} />,
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
