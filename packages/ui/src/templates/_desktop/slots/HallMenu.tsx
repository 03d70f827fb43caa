import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from '../../../primitives/Link/index.ts';
import type { HallModel } from '../../../slots/models.ts';
import * as icons from '../parts/icons.css.ts';
import * as page from '../parts/page.css.ts';
import { ProviderWall } from '../parts/ProviderWall.tsx';
import * as css from './Header.css.ts';

const openAfter = 140;
const closeAfter = 220;

/** State of the open panel: opens at once by button, with a delay by hover; closes on Escape and on leaving. */
function useMenu(): { open: number | null; show: (id: number | null) => void; plan: (id: number | null) => void } {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = (id: number | null): void => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  const plan = (id: number | null): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(id), id === null ? closeAfter : openAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, show, plan };
}

export interface HallMenuProps {
  readonly halls: readonly HallModel[];
  /** Name of the navigation. */
  readonly label: string;
}

/** The halls, each with its providers in a panel (CAT-06, CAT-07). Links work without scripts. */
export function HallMenu({ halls, label }: HallMenuProps) {
  const { open, show, plan } = useMenu();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const shown = halls.find((hall) => hall.id === open);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    show(null);
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show(null);
  };

  return (
    <nav
      ref={root}
      className={css.navLine}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={() => plan(null)}
    >
      <div className={`${css.nav} ${page.column}`}>
        <ul role="list" className={css.navList}>
          {halls.map((hall) => (
            <li
              key={hall.id}
              className={css.navItem}
              data-open={open === hall.id ? '' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && plan(hall.id)}
            >
              <Link
                href={hall.href}
                className={css.navLink}
                aria-current={hall.active ? 'page' : undefined}
                onClick={() => show(null)}
              >
                <img
                  className={css.navIcon}
                  src={hall.active || open === hall.id ? hall.iconActive : hall.icon}
                  alt=""
                  width={24}
                  height={24}
                  loading="lazy"
                />
                {hall.shortName}
              </Link>
              {hall.providers.length > 0 && (
                <button
                  type="button"
                  className={css.chevron}
                  aria-label={hall.name}
                  aria-expanded={open === hall.id}
                  aria-controls={open === hall.id ? id : undefined}
                  onClick={() => show(open === hall.id ? null : hall.id)}
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
          onPointerEnter={() => plan(shown.id)}
          onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && show(null)}
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
