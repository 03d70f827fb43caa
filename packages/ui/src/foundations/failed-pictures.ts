/**
 * Marks each picture that fails to load with `data-failed`, until it loads: styles show a placeholder of its size instead of the
 * browser's sign (IMG-03). Called once per document, before its first picture. A document contains it as text, so it uses
 * nothing outside itself.
 */
export function markFailedPictures(): void {
  for (const type of ['error', 'load'])
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', type === 'error');
      },
      true,
    );
}
