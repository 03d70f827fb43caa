/**
 * Marks each picture that fails to load with `data-failed`, until it loads: styles show a placeholder of its size instead of
 * the browser's sign. Called once per document, before its first picture. A document contains it as text, so it uses nothing
 * outside itself (IMG-03).
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
