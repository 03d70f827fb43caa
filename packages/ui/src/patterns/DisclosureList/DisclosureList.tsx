import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { useReducedMotion } from '../../primitives/UiProvider/index.ts';
import * as css from './DisclosureList.css.ts';

/** Classes of the list and its parts. `button` covers the face by its `::before`, which shows the focus. */
export interface DisclosureLook {
  readonly list: string;
  readonly item: string;
  readonly face: string;
  readonly title: string;
  readonly button: string;
  readonly panel: string;
}

export interface DisclosureListProps<Item extends { readonly id: number | string }> {
  readonly items: readonly Item[];
  /** Accessible name of the list. */
  readonly label: string;
  /** Id of the open item; null if all are closed. */
  readonly open: Item['id'] | null;
  readonly onOpenChange: (open: Item['id'] | null) => void;
  /** The heading's text. */
  readonly titleOf: (item: Item) => string;
  /** Whether an item can be opened; by default all can. */
  readonly opens?: (item: Item) => boolean;
  /** Other content of an item's heading. */
  readonly renderFace: (item: Item, open: boolean) => ReactNode;
  readonly renderPanel: (item: Item) => ReactNode;
  readonly look: DisclosureLook;
}

/** Fraction of the window height below which an opening panel would not be noticed. */
const low = 0.6;

/**
 * Headings that open a panel below them, one at a time. The pressed one stays where it is on the screen, even when a panel
 * above it closes; if its panel opens near the lower edge, the page scrolls to it. Keyboard: each heading is a button with
 * `aria-expanded`, its panel follows in the tab order. In CSS: `data-open` on the open item.
 */
export function DisclosureList<Item extends { readonly id: number | string }>(props: DisclosureListProps<Item>) {
  const { items, label, open, onOpenChange, titleOf, opens, renderFace, renderPanel, look } = props;
  const id = useId();
  const calm = useReducedMotion();
  const pressed = useRef<{ readonly button: HTMLElement; readonly top: number } | null>(null);

  // Runs after each render that follows a press.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, top } = pressed.current;
    pressed.current = null;
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    const shown = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (shown && shown.getBoundingClientRect().top > window.innerHeight * low) {
      shown.parentElement?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
    }
  });

  return (
    <ul role="list" className={`${css.list} ${look.list}`} aria-label={label}>
      {items.map((item) => {
        const on = item.id === open;
        const panelId = `${id}-${item.id}`;
        const titleId = `${panelId}-title`;
        return (
          <li key={item.id} className={look.item} data-open={on ? '' : undefined}>
            <div className={`${css.face} ${look.face}`}>
              <h2 className={look.title}>
                {opens?.(item) === false ? (
                  titleOf(item)
                ) : (
                  <button
                    {...disclosureButton(on, panelId, () => onOpenChange(on ? null : item.id))}
                    onClickCapture={({ currentTarget }) => {
                      pressed.current = { button: currentTarget, top: currentTarget.getBoundingClientRect().top };
                    }}
                    id={titleId}
                    className={`${css.button} ${look.button}`}
                  >
                    {titleOf(item)}
                  </button>
                )}
              </h2>
              {renderFace(item, on)}
            </div>
            {on && (
              <div id={panelId} role="region" aria-labelledby={titleId} className={look.panel}>
                {renderPanel(item)}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
