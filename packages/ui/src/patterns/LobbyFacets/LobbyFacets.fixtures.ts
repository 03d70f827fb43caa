import { noop } from '../../slots/base.fixtures.ts';
import type { FacetModel, LobbyFacetsModel } from './models.ts';

/** A facet by its values: their names and numbers of games. */
const facet = (id: string, name: string, values: Readonly<Record<string, number | null>>): FacetModel => ({
  id,
  name,
  values: Object.entries(values).map(([value, count]) => ({
    id: value.toLowerCase().replaceAll(' ', '-'),
    name: value,
    count,
    isChosen: false,
    isDisabled: count === 0,
  })),
});

const all: readonly FacetModel[] = [
  facet('provider', 'Providers', { 'Royal 8': 48, Jollylab: 31, Netplay: 12 }),
  facet('feature', 'Feature', { 'Free spins': 60, 'Falling symbols': 22, 'Buy a bonus': 0 }),
  facet('volatility', 'Volatility', { 'Very low': 3, Low: 18, Medium: 40, High: 25, 'Very high': 5 }),
  facet('rtp', 'Return to player (RTP)', { 'Below 94%': 6, '94–96%': 31, '96% or more': 54 }),
];

/**
 * Facets of a list of 91 games.
 * @param chosen ids of the chosen values
 */
export function lobbyFacetsFixture(
  chosen: readonly string[] = [],
  more: Partial<LobbyFacetsModel> = {},
): LobbyFacetsModel {
  const facets = all.map((one) => ({
    ...one,
    values: one.values.map((value) =>
      chosen.includes(value.id) ? { ...value, isChosen: true, isDisabled: false } : value,
    ),
  }));
  return {
    layout: 'bar',
    facets,
    chips: facets.flatMap(({ values }) =>
      values.filter(({ isChosen }) => isChosen).map(({ id, name }) => ({ id, name, onRemove: noop })),
    ),
    onToggle: noop,
    onClear: noop,
    found: 91,
    isOpen: false,
    onOpen: noop,
    onClose: noop,
    ...more,
  };
}
