/** Values reported by the page; times are ms since navigation start. */
export interface Vitals {
  lcp: number;
  fcp: number;
  cls: number;
  /** Long tasks since the start: when, and how long. */
  longTasks: { start: number; duration: number }[];
  /** Kind and address of the largest paint. */
  lcpElement: string;
  /** Longest input event since the last reset, ms. */
  longestEvent: number;
  /** When the banner first answered a press; undefined while it has not. */
  bannerAt?: number;
}

declare global {
  interface Window {
    /** Filled by {@link observe}. */
    bench: Vitals;
  }
}

/** Runs in the page before anything else: collects vitals. Self-contained, because it is sent to the browser as text. */
export function observe(): void {
  const vitals: Vitals = { lcp: 0, fcp: 0, cls: 0, longTasks: [], lcpElement: '', longestEvent: 0 };
  window.bench = vitals;
  const watch = (options: PerformanceObserverInit & { durationThreshold?: number }, take: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ buffered: true, ...options });
  watch({ type: 'largest-contentful-paint' }, (entry: PerformanceEntry & { element?: Element; url?: string }) => {
    vitals.lcp = entry.startTime;
    vitals.lcpElement = `${entry.element?.tagName.toLowerCase() ?? ''} ${entry.url?.split('/').slice(3).join('/') ?? ''}`;
  });
  watch({ type: 'paint' }, (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  watch({ type: 'layout-shift' }, (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  watch({ type: 'longtask' }, (entry: PerformanceEntry) => {
    vitals.longTasks.push({ start: entry.startTime, duration: entry.duration });
  });
  watch({ type: 'event', durationThreshold: 16 }, (entry: PerformanceEntry) => {
    vitals.longestEvent = Math.max(vitals.longestEvent, entry.duration);
  });
}

/** Runs in the page: presses the banner's next button from the start on, until another slide is current. */
export function pressBanner(): void {
  const press = () => {
    const carousel = document.querySelector('[aria-roledescription="carousel"]');
    const button = carousel?.querySelector<HTMLElement>('[data-to="next"]');
    const dots = [...(carousel?.querySelectorAll('[aria-current]') ?? [])];
    if (button && dots.length > 1) {
      if (dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') > 0) {
        window.bench.bannerAt = performance.now();
        return;
      }
      button.click();
    }
    setTimeout(press, 16);
  };
  press();
}
