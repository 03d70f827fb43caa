import { currencyRow } from '@housefront/contract/currency';
import type { FacetId } from '@housefront/contract/facet-names';
import { minor } from '@housefront/contract/money';
import { closedValues, type NamedValue } from '@housefront/contract/rules';
import { facetQueries } from '@housefront/core/features/catalogue';
import { formatAmount, pickText } from '@housefront/core/i18n';
import { facetValueLabels } from '@housefront/ui/patterns/LobbyFacets';
import { useQuery } from '@tanstack/react-query';
import { useRuntime, useSite } from '../../../kernel/runtime.ts';
import { useLabels } from '../../../kernel/texts/useLabels.ts';
import type { LobbyState } from '../lobby.types.ts';

/** The values of each facet with their names in the visitor's language. One without a name is not offered (LOB-02). */
export function useFacetNames({ rules, scope }: LobbyState): (facet: FacetId) => readonly NamedValue[] {
  const { core, amountStyle } = useRuntime();
  const { t, locale } = core.i18n;
  const texts = useLabels(facetValueLabels);
  const code = useSite((site) => site.currency);
  const { data: named = {} } = useQuery(facetQueries(core).names());
  const currency = { ...currencyRow(core.config.ownCurrencies, code), style: amountStyle };
  const number = (value: string): string => value.replace('.', amountStyle.decimal);
  /** `-94`, `94-96` and `96-`. */
  const range = (id: string, unit: string, last: (limit: string) => string): string => {
    const [from = '', to = ''] = id.split('-');
    if (from === '') return texts.below({ value: `${number(to)}${unit}` });
    return to === '' ? texts.from({ value: `${number(from)}${unit}` }) : `${number(from)}–${number(last(to))}${unit}`;
  };
  const volatilities = [texts.volatility1, texts.volatility2, texts.volatility3, texts.volatility4, texts.volatility5];
  const closedNames: { readonly [Facet in FacetId]?: (id: string) => string } = {
    lines: (id) => range(id, '', (limit) => String(Number(limit) - 1)),
    new: (days) => texts.days({ days }),
    rtp: (id) => range(id, '%', (limit) => limit),
    stake: (id) => texts.upTo({ amount: formatAmount(currency, minor(BigInt(id))) }),
    volatility: (id) => volatilities[Number(id) - 1] ?? '',
  };
  const { halls = [], listed = [] } = scope.everywhere ?? {};
  return (facet) => {
    if (facet === 'hall') {
      return halls
        .filter(({ id }) => listed.some(({ address }) => address.gtId === id))
        .map(({ id, key, name }) => ({ id: String(id), name: pickText(name, locale) || t(`hall.${key}.name`) }));
    }
    if (facet === 'provider') {
      const names = new Map(listed.map(({ provider }) => [provider.realId, provider.name]));
      return [...names].map(([id, name]) => ({ id, name: pickText(name, locale) }));
    }
    const closed = closedValues(facet, rules.ranges);
    return closed ? closed.map((id) => ({ id, name: closedNames[facet]?.(id) ?? '' })) : (named[facet] ?? []);
  };
}
