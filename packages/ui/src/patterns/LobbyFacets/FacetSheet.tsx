import { useId, useState, type ReactNode } from 'react';
import type { Labels } from '../../labels/index.ts';
import { dialogButton } from '../../primitives/behaviour/dialogButton.ts';
import { disclosureButton } from '../../primitives/behaviour/disclosureButton.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { chosenIn, FacetValues, type FacetValuesProps } from './FacetValues.tsx';
import type { lobbyFacetsLabels } from './labels.ts';
import type { LobbyFacetsModel } from './models.ts';
import * as css from './LobbyFacets.css.ts';

export interface FacetSheetProps {
  readonly lobby: LobbyFacetsModel;
  readonly texts: Labels<typeof lobbyFacetsLabels>;
  /** Announces the number of games. */
  readonly status: ReactNode;
}

/**
 * A button that opens a sheet with all facets, for phones. The button of the sheet counts what the list then shows. In CSS:
 * `data-kind="sheet"` on the button, and `data-chosen` while a value is chosen.
 */
export function FacetSheet({ lobby, texts, status }: FacetSheetProps) {
  const { facets, chips, onToggle, onClear, found, isOpen, onOpen, onClose } = lobby;
  const chosen = chips.length;
  return (
    <>
      <button
        {...dialogButton(isOpen, onOpen)}
        className={css.button}
        data-kind="sheet"
        data-chosen={chosen > 0 ? '' : undefined}
      >
        {chosen > 0 ? texts.filterChosen({ chosen }) : texts.filter}
      </button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={texts.filter}
        closeLabel={texts.close}
        footer={
          <div className={css.actions}>
            {chosen > 0 && (
              <Button variant="outline" block onClick={onClear}>
                {texts.clear}
              </Button>
            )}
            <Button block onClick={onClose}>
              {found === null ? texts.show : texts.showGames({ count: found })}
            </Button>
          </div>
        }
      >
        {facets.map((facet) => (
          <FacetSection key={facet.id} facet={facet} onToggle={onToggle} />
        ))}
        {isOpen && status}
      </Sheet>
    </>
  );
}

/** A facet of the sheet; one with a chosen value is open at first. */
function FacetSection({ facet, onToggle }: FacetValuesProps) {
  const id = useId();
  const chosen = chosenIn(facet);
  const [open, setOpen] = useState(chosen > 0);
  return (
    <section className={css.section}>
      <h3>
        <button {...disclosureButton(open, id, () => setOpen(!open))} className={css.heading}>
          <span>{facet.name}</span>
          {chosen > 0 && <span className={css.badge}>{chosen}</span>}
        </button>
      </h3>
      {open && (
        <div id={id} role="group" aria-label={facet.name}>
          <FacetValues facet={facet} onToggle={onToggle} />
        </div>
      )}
    </section>
  );
}
