type KeyPress = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>;

/**
 * Whether a layer closes on this key press: on Escape, unless another layer has handled it. Marks the press as handled, as dialogs of
 * Radix do, so that one press closes one layer.
 */
export function takesEscape(event: KeyPress): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented) return false;
  event.preventDefault();
  return true;
}
