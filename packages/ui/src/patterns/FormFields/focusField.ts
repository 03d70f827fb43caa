const control = 'input, select, textarea, button, [tabindex="0"]';

const places = (form: HTMLFormElement | null): readonly HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? []),
];

function focusIn(place: HTMLElement | undefined): boolean {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A PIN continues after its last digit.
  const target =
    wrong && wrong.tabIndex >= 0
      ? wrong
      : place?.querySelector<HTMLElement>(`:is(${control}):not([tabindex="-1"], :disabled)`);
  target?.focus();
  return target !== null && target !== undefined;
}

/** Focuses a field by its name: the invalid part, or its first control. Scrolls its message into view as well. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const place = places(form).find((one) => one.dataset['field'] === name);
  focusIn(place);
  place?.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves focus from a text input to the next field.
 * @returns false at the last field and for other controls, where Enter keeps its default action.
 */
export function focusNext(form: HTMLFormElement | null, from: EventTarget): boolean {
  if (!(from instanceof HTMLInputElement) || from.enterKeyHint !== 'next') return false;
  const all = places(form);
  const at = all.findIndex((place) => place.contains(from));
  return at >= 0 && focusIn(all[at + 1]);
}
