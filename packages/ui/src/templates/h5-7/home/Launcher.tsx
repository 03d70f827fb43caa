import { Link } from '../../../primitives/Link/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { HallModel, Loadable } from '../../../slots/models.ts';
import { HallPicture } from '../../../patterns/HallPicture.tsx';
import * as css from './Launcher.css.ts';

/** Skeleton icons while the halls load: two rows. */
const expected = 8;

/** The halls as icons, four in a row (CAT-06). */
export function Launcher({ halls, label }: { readonly halls: Loadable<HallModel>; readonly label: string }) {
  if (halls.items.length > 0) {
    return (
      <nav className={css.board} aria-label={label}>
        {halls.items.map((hall) => (
          <Link key={hall.id} href={hall.href} className={css.entry}>
            <HallPicture hall={hall} active size={52} className={css.icon} />
            <span className={css.label}>{hall.shortName}</span>
          </Link>
        ))}
      </nav>
    );
  }
  if (halls.state !== 'loading') return null;
  return (
    <div className={css.board} aria-hidden="true">
      {Array.from({ length: expected }, (_, index) => (
        <span key={index} className={css.entry}>
          <Skeleton shape="round" width="52px" height="52px" />
          <Skeleton width="44px" height="12px" className={css.label} />
        </span>
      ))}
    </div>
  );
}
