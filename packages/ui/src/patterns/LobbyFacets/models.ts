/** A value of a facet as it is shown (LOB-02). */
export interface FacetValueModel {
  readonly id: string;
  readonly name: string;
  /** Games with it; null while unknown. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** It is shown and cannot be chosen. */
  readonly isDisabled: boolean;
}

/** A facet with its values. */
export interface FacetModel {
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValueModel[];
}

/** A chosen value. */
export interface FacetChipModel {
  readonly id: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** The facets of a list of games (LOB-08). */
export interface LobbyFacetsModel {
  /** A bar of popovers, or a button that opens a sheet. */
  readonly layout: 'bar' | 'sheet';
  readonly facets: readonly FacetModel[];
  readonly chips: readonly FacetChipModel[];
  readonly onToggle: (facet: string, value: string) => void;
  /** Removes all chosen values. */
  readonly onClear: () => void;
  /** Games that pass; null while unknown. */
  readonly found: number | null;
  /** Whether the sheet is open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}
