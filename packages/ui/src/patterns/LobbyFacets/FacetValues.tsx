import { useState } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import type { FacetModel } from './models.ts';
import * as css from './LobbyFacets.css.ts';

export interface FacetValuesProps {
  readonly facet: FacetModel;
  readonly onToggle: (facet: string, value: string) => void;
}

/** The values of a facet as checkboxes, with the number of games of each. In CSS: `data-none` on one without games (LOB-02). */
export function FacetValues({ facet: { id, values }, onToggle }: FacetValuesProps) {
  // A checkbox that was just pressed is not disabled: it would lose the focus.
  const [pressed, setPressed] = useState<string | null>(null);
  return (
    <ul role="list" className={css.values}>
      {values.map((value) => (
        <li key={value.id} className={css.value} data-none={value.count === 0 ? '' : undefined}>
          <Checkbox
            label={value.count === null ? value.name : `${value.name} (${value.count})`}
            checked={value.isChosen}
            disabled={value.isDisabled && value.id !== pressed}
            onCheckedChange={() => {
              setPressed(value.id);
              onToggle(id, value.id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Number of the chosen values of a facet. */
export const chosenIn = ({ values }: FacetModel): number => values.filter(({ isChosen }) => isChosen).length;
