/** Name of the variable that tells how far above the middle of the window a dialog begins, negative. */
export const dialogTop = '--hf-dialog-top';

/**
 * Tells a dialog where it opened, so that it grows downwards from there: words that come later would move what somebody is
 * about to press. Of another width, it is another dialog.
 * @returns ends it
 */
export function pinDialogTop(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  let known = '';
  const tell = (): void => {
    const { width, height } = getComputedStyle(dialog);
    if (width === known) return;
    known = width;
    dialog.style.setProperty(dialogTop, `${Number.parseFloat(height) / -2}px`);
  };
  tell();
  const sizes = new ResizeObserver(tell);
  sizes.observe(dialog);
  return () => sizes.disconnect();
}
