/** Fallback that also works on plain http; false if the browser refuses. */
function copyByCommand(text: string): boolean {
  let written = false;
  const write = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    written = event.clipboardData !== null;
  };
  document.addEventListener('copy', write);
  try {
    document.execCommand('copy');
  } catch {
    // A refusal: `written` stays false.
  }
  document.removeEventListener('copy', write);
  return written;
}

/** Copies a text; false when the browser refuses, so that the visitor has to select it (FLD-11). */
export async function copyText(text: string): Promise<boolean> {
  // Absent in insecure contexts.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return copyByCommand(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyByCommand(text),
  );
}
