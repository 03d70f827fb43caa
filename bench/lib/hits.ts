/** Times after a key, ms. */
export interface Hits {
  /** Until the frame that has the changed list begins. */
  readonly frame: number;
  /** Until that frame is presented. */
  readonly presented: number;
}

declare global {
  interface Window {
    /** The result of {@link watchHits}. */
    hits?: Promise<Hits>;
  }
}

/**
 * Runs in the page: waits for the first frame whose pictures differ after the next key. A dot in that frame reports by
 * Element Timing when it is presented.
 */
export function watchHits(): void {
  const shown = () =>
    [...document.querySelectorAll('main li img, ul li img')]
      .slice(0, 12)
      .map((image) => image.getAttribute('src'))
      .join();
  const before = shown();
  const { promise, resolve } = Promise.withResolvers<Hits>();
  window.hits = promise;
  const show = (key: number) => {
    const frame = performance.now() - key;
    const dot = document.createElement('b');
    dot.setAttribute('elementtiming', 'hits');
    dot.textContent = '.';
    dot.style.cssText =
      'position:fixed;inset:99px auto auto 9px;z-index:9;width:9px;height:9px;contain:strict;color:red';
    const done = (at: number) => {
      observer.disconnect();
      dot.remove();
      resolve({ frame, presented: at - key });
    };
    const observer = new PerformanceObserver((list) => {
      const entry: (PerformanceEntry & { renderTime?: number; identifier?: string }) | undefined = list.getEntries()[0];
      if (entry?.identifier === 'hits') done(entry.renderTime ?? Number.NaN);
    });
    observer.observe({ type: 'element' });
    document.body.append(dot);
    setTimeout(() => done(performance.now()), 4000);
  };
  const check = (key: number) => {
    if (shown() === before && performance.now() - key < 4000) requestAnimationFrame(() => check(key));
    else show(key);
  };
  const options = { once: true, capture: true };
  addEventListener('input', ({ timeStamp }) => requestAnimationFrame(() => check(timeStamp)), options);
}

/** Runs in the page: what {@link watchHits} has seen. Rejects when no key and no frame came. */
export function takeHits(): Promise<Hits | undefined> {
  return Promise.race([
    window.hits,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('After a key no frame came.')), 12_000);
    }),
  ]);
}
