import { useId, useState } from 'react';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { useDismiss } from '../../primitives/behaviour/useDismiss.ts';
import { chosenIn, FacetValues, type FacetValuesProps } from './FacetValues.tsx';
import type { LobbyFacetsModel } from './models.ts';
import * as css from './LobbyFacets.css.ts';

/** A popover for each facet, for desktops. */
export function FacetBar({ facets, onToggle }: Pick<LobbyFacetsModel, 'facets' | 'onToggle'>) {
  return facets.map((facet) => <FacetMenu key={facet.id} facet={facet} onToggle={onToggle} />);
}

/**
 * A button that shows the values of a facet below it; Escape and presses elsewhere close it. In CSS: `data-chosen` on the button
 * with a chosen value, `data-end` on a panel that ends where its button ends.
 */
function FacetMenu({ facet, onToggle }: FacetValuesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [atEnd, setAtEnd] = useState(false);
  const { root } = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  const chosen = chosenIn(facet);
  const toggle = (button: HTMLElement): void => {
    const { left, width } = button.getBoundingClientRect();
    // The half of the window in which it is decides into which half it opens.
    const isRight = left + width / 2 > window.innerWidth / 2;
    setAtEnd(isRight !== (getComputedStyle(button).direction === 'rtl'));
    setOpen(!open);
  };
  return (
    <div ref={root} className={css.menu}>
      <button
        {...disclosureButton(open, id, () => setOpen(!open))}
        className={css.button}
        data-chosen={chosen > 0 ? '' : undefined}
        onClick={({ currentTarget }) => toggle(currentTarget)}
      >
        <span>{facet.name}</span>
        {chosen > 0 && <span className={css.badge}>{chosen}</span>}
      </button>
      {open && (
        <div id={id} role="group" aria-label={facet.name} className={css.panel} data-end={atEnd ? '' : undefined}>
          <FacetValues facet={facet} onToggle={onToggle} />
        </div>
      )}
    </div>
  );
}
