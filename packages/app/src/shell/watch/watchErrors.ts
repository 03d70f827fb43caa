import { collectBrowserReports, type ShownPage } from '@housefront/core/browser-reports';

declare const __BUILD_ID__: string;

declare global {
  /** Takes errors from the start of the document on, on sites that collect them: a list (`document.ts`), then the collector. */
  var earlyErrors: unknown[] | { readonly push: (error: unknown) => void; readonly length: number } | undefined;
}

/**
 * Collects errors and web vitals of this document, those so far included. Once per document (OBS-01).
 * @param pages that followed the first one; none where the app does not start
 */
export function watchErrors(pages: readonly ShownPage[] = []): void {
  const early = globalThis.earlyErrors;
  if (!Array.isArray(early)) return;
  const push = collectBrowserReports({ build: __BUILD_ID__, early, pages });
  // The listeners of the first list add nothing to a list of this length.
  globalThis.earlyErrors = { push, length: 9 };
}
