/** Name of the variable with a dialog's top edge, relative to the middle of the window, negative. */
export const dialogTop = '--hf-dialog-top';

/**
 * Pins a dialog's top edge, so that it grows downwards: content that loads later would otherwise move what is about to be
 * pressed. A change of width pins it again.
 * @returns a stop function
 */
export function pinDialogTop(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  let known = '';
  const pin = (): void => {
    const { width, height } = getComputedStyle(dialog);
    if (width === known) return;
    known = width;
    dialog.style.setProperty(dialogTop, `${Number.parseFloat(height) / -2}px`);
  };
  pin();
  const sizes = new ResizeObserver(pin);
  sizes.observe(dialog);
  return () => sizes.disconnect();
}
