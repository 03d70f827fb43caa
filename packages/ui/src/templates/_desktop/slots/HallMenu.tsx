import { useId, useState } from 'react';
import { disclosureButton } from '../../../primitives/behaviour/disclosureButton.ts';
import { useDismiss } from '../../../primitives/behaviour/useDismiss.ts';
import { useHoverIntent } from '../../../primitives/behaviour/useHoverIntent.ts';
import { Link } from '../../../primitives/Link/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { HallModel } from '../../../slots/models.ts';
import * as icons from '../parts/icons.css.ts';
import * as page from '../parts/page.css.ts';
import { ProviderWall } from '../parts/ProviderWall.tsx';
import { HallPicture } from '../../../patterns/HallPicture.tsx';
import * as css from './Header.css.ts';

export interface HallMenuProps {
  readonly halls: readonly HallModel[];
  readonly texts: Pick<HeaderTexts, 'halls' | 'providers'>;
}

/** The halls, each with its providers in a panel. Links work without scripts (CAT-06). */
export function HallMenu({ halls, texts }: HallMenuProps) {
  const [open, setOpen] = useState<number | null>(null);
  const { setNow, over, away } = useHoverIntent(setOpen);
  const { root } = useDismiss<HTMLElement>(open !== null, () => setNow(null));
  const id = useId();
  const shown = halls.find((hall) => hall.id === open);
  return (
    <nav ref={root} className={css.navLine} aria-label={texts.halls} {...away}>
      <div className={`${css.nav} ${page.column}`}>
        <ul role="list" className={css.navList}>
          {halls.map((hall) => (
            <li key={hall.id} className={css.navItem} data-open={open === hall.id ? '' : undefined} {...over(hall.id)}>
              <Link
                href={hall.href}
                className={css.navLink}
                aria-current={hall.active ? 'page' : undefined}
                onClick={() => setNow(null)}
              >
                <HallPicture hall={hall} active={hall.active || open === hall.id} size={24} className={css.navIcon} />
                {hall.shortName}
              </Link>
              {hall.providers.length > 0 && (
                <button
                  {...disclosureButton(open === hall.id, id, () => setNow(open === hall.id ? null : hall.id))}
                  className={css.chevron}
                  aria-label={`${hall.name}: ${texts.providers}`}
                >
                  <span className={icons.down} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {shown && shown.providers.length > 0 && (
        <div
          className={css.panel}
          id={id}
          {...over(shown.id)}
          onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && setNow(null)}
        >
          <div className={`${css.panelInside} ${page.column}`}>
            <p className={page.title} data-bar="">
              {shown.name}
            </p>
            <ProviderWall providers={shown.providers} />
          </div>
        </div>
      )}
    </nav>
  );
}
