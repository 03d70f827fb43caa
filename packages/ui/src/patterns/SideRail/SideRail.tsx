import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { media } from '../../foundations/breakpoints.ts';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Link } from '../../primitives/Link/index.ts';
import { railStore } from './rail-store.ts';
import * as css from './SideRail.css.ts';

/** A link of the rail: a picture with its label, of which a closed rail shows the picture. */
export interface SideRailItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** A picture of 24 px. */
  readonly icon: ReactNode;
  readonly active: boolean;
}

export interface SideRailProps {
  readonly items: readonly SideRailItem[];
  /** Name of the navigation. */
  readonly label: string;
  /** Name of the button that opens and closes the rail. */
  readonly toggleLabel: string;
  readonly className?: string | undefined;
}

const byDefault = (): boolean => matchMedia(media.wide).matches;

const subscribe = (changed: () => void): (() => void) => {
  const width = matchMedia(media.wide);
  const leave = railStore.subscribe(changed);
  width.addEventListener('change', changed);
  return () => {
    leave();
    width.removeEventListener('change', changed);
  };
};

/**
 * Navigation at the side of the page: icons with labels, or only icons, whose labels appear on hover and focus and are always
 * available to assistive technology. Until the visitor chooses, styles decide by the width of the window, so the first paint
 * is right without scripts; the choice lasts for the visit. In CSS: `data-rail` is `auto`, `open` or `closed`.
 */
export function SideRail({ items, label, toggleLabel, className = '' }: SideRailProps) {
  const choice = useSyncExternalStore(railStore.subscribe, railStore.get, () => null);
  const open = useSyncExternalStore(
    subscribe,
    () => railStore.get() ?? byDefault(),
    () => undefined,
  );
  const list = useId();
  return (
    <nav
      className={`${css.root} ${className}`}
      aria-label={label}
      data-rail={choice === null ? 'auto' : choice ? 'open' : 'closed'}
    >
      <button
        {...disclosureButton(open, list, () => railStore.set(!(railStore.get() ?? byDefault())))}
        className={css.toggle}
      >
        <span className={css.bars} aria-hidden="true" />
        <span className={css.label}>{toggleLabel}</span>
      </button>
      <ul role="list" id={list} className={css.list}>
        {items.map(({ id, label: name, href, icon, active }) => (
          <li key={id}>
            <Link href={href} className={css.item} aria-current={active ? 'page' : undefined}>
              <span className={css.icon} aria-hidden="true">
                {icon}
              </span>
              <span className={css.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
