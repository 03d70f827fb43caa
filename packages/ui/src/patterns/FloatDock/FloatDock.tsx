import { Icon } from '../../primitives/Icon/index.ts';
import type { Destination } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import * as css from './FloatDock.css.ts';

/** A floating element (SITE-10, SITE-11x). */
export interface FloatModel extends Destination {
  readonly id: string;
  readonly title: string;
  /** Address of its picture; '' for a sign of the kit. */
  readonly picture: string;
  readonly position: 'left' | 'right';
  /** Takes it away until the session ends. */
  readonly onClose: () => void;
}

export interface FloatDockProps {
  readonly floats: readonly FloatModel[];
  /** Name of the region, and of the button that closes one. */
  readonly texts: { readonly label: string; readonly close: string };
}

/** Elements that float at the edges of the page. */
export function FloatDock({ floats, texts }: FloatDockProps) {
  return (['left', 'right'] as const).map((position) => {
    const here = floats.filter((float) => float.position === position);
    if (here.length === 0) return null;
    return (
      <aside key={position} className={css.dock} data-position={position} aria-label={texts.label}>
        {here.map((float) => (
          <div key={float.id} className={css.item}>
            <DestinationLink to={float} className={css.link}>
              {float.picture ? (
                <img className={css.picture} src={float.picture} alt="" width={40} height={40} />
              ) : (
                <Icon name="lucide:messages-square" className={css.sign} />
              )}
              {float.title}
            </DestinationLink>
            <button
              type="button"
              className={css.close}
              aria-label={`${texts.close}: ${float.title}`}
              onClick={float.onClose}
            >
              <Icon name="lucide:x" size={14} />
            </button>
          </div>
        ))}
      </aside>
    );
  });
}
