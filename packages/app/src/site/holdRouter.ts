import type { SiteRouter } from '../kernel/router.types.ts';

/**
 * Holds a router until its page is hydrated: React hydrates the page after its frame and must find the rendered matches. A
 * navigation meanwhile runs afterwards, also when the browser went back before anything listened.
 * @param hydrated settles when the page is hydrated
 */
export function holdRouter(router: SiteRouter, hydrated: Promise<void>): void {
  const { load } = router;
  let called = false;
  router.load = async (options) => {
    called = true;
    await hydrated;
    return load(options);
  };
  void hydrated.then(() => {
    const { resolvedLocation } = router.state;
    return called || resolvedLocation?.href === router.history.location.href ? undefined : load();
  });
}
