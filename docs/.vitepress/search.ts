/**
 * Weights of the search. Pages for kit developers come behind those for operators and designers, who search most. The site
 * carries the function as text, so it uses nothing from outside itself.
 */
export const searchOptions = {
  fuzzy: 0.2,
  prefix: true,
  boost: { title: 4, text: 2, titles: 1 },
  boostDocument: (id: string): number =>
    /\/(?:adr|kit|reference\/packages|mutation|speed|engines|architecture|upgrade\/changelog)\b/.test(id) ? 0.3 : 1,
};
