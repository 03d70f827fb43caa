/**
 * How a language writes amounts: marks, groups and the side of a symbol. The server makes it and the page carries it, so that
 * server and browser write the same and a field reads what its page shows
 * ([ADR 82](../../../../../docs/adr/0082-currencies-are-data.md)): the data of `Intl` differ between browsers (FLD-14).
 */
export interface AmountStyle {
  /** Separator of thousands, e.g. a narrow no-break space in French. */
  readonly group: string;
  /** Mark before the decimals. */
  readonly decimal: string;
  /** Whether only the last group has three digits and all others two, as in Hindi: 12,34,567. */
  readonly isIndian: boolean;
  /** Side on which the language has symbols; a currency whose own symbol is behind has it there in every language. */
  readonly place: 'before' | 'after';
  /** Between amount and symbol: a no-break space, or nothing. */
  readonly gap: string;
  /** Whether texts are written from right to left, so that an amount has to be isolated in them. */
  readonly isolated: boolean;
}

/**
 * The style of a language by CLDR, with Latin digits. A language that is not in it is written as English (I18N-20x).
 * @param language a tag, e.g. `vi-VN`
 */
export function amountStyle(language: string, direction: 'ltr' | 'rtl' = 'ltr'): AmountStyle {
  const parts = new Intl.NumberFormat([language, 'en-US'], {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  }).formatToParts(12_345_678.9);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const at = parts.findIndex(({ type }) => type === 'currency');
  const place = at < parts.findIndex(({ type }) => type === 'integer') ? 'before' : 'after';
  const beside = parts[place === 'before' ? at + 1 : at - 1];
  return {
    group: valueOf('group'),
    decimal: valueOf('decimal'),
    isIndian: parts.filter(({ type }) => type === 'integer').length > 3,
    place,
    gap: beside?.type === 'literal' ? beside.value.replace(/\p{Cf}/gu, '') : '',
    isolated: direction === 'rtl',
  };
}
