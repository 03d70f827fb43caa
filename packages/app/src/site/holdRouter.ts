import type { SiteRouter } from '../kernel/router.types.ts';

/**
 * Keeps a router where it is until its page is hydrated: React hydrates the page after the frame around it, and must find
 * the matches that the page was rendered with. Whoever goes on before that gets there afterwards, also when the browser
 * went back before anybody listened.
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
