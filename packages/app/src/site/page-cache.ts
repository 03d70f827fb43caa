/**
 * Makes up for what a page loses in an engine's page cache.
 *
 * Firefox drops messages between ports that are on their way when a page is put away. React's scheduler works on when a
 * message to itself arrives and sends no other until then, so the page would answer to nothing any more. A message too many
 * does no harm: the scheduler finds nothing to do.
 *
 * WebKit puts the page back to its top and to its place only after `pageshow`, unless the router has taken that over by
 * then, as it does in `pageshow`.
 */
export function surviveCache(): void {
  const { prototype } = MessagePort;
  // The platform’s own method, taken without its `this`.
  const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (message: unknown) => void;
  let scheduler: MessagePort | undefined;
  let place = { left: 0, top: 0 };
  const remember = (port: MessagePort, message: unknown) => {
    // Nobody else tells nothing.
    if (message === null) scheduler = port;
  };
  prototype.postMessage = function postAndRemember(this: MessagePort, ...given: [unknown]) {
    remember(this, given[0]);
    post.apply(this, given);
  };
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (scheduler) post.call(scheduler, null);
    scrollTo({ ...place, behavior: 'instant' });
  });
}
