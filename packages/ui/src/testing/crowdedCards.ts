import { variant } from '../primitives/Button/Button.css.ts';

/** A place with an action of its own. */
const card = 'section, article, form, li, [role="dialog"], [role="alertdialog"]';
const filled = (['primary', 'second', 'gold', 'danger'] as const)
  .map((name) => `.${variant[name].trim().split(' ').join('.')}`)
  .join();
/** What looks like any other button, and what is chosen among others. */
const quiet = ':disabled, [aria-disabled="true"]:not([data-loading]), [aria-pressed]';

/** Cards, sections and dialogs with more than one visible filled button: the names of these buttons (LOOK-07). */
export function crowdedCards(root: ParentNode): readonly string[] {
  const byCard = new Map<Element, string[]>();
  for (const button of root.querySelectorAll(filled)) {
    const place = button.closest(card);
    if (!place || button.matches(quiet) || !button.checkVisibility({ visibilityProperty: true })) continue;
    byCard.set(place, [...(byCard.get(place) ?? []), button.textContent.trim()]);
  }
  return [...byCard.values()].filter(({ length }) => length > 1).map((names) => names.join(', '));
}
