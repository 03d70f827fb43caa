/**
 * Works around the page caches of two engines.
 *
 * Firefox drops pending port messages when a page enters its cache. React's scheduler waits for a message to itself and sends
 * no other until then, so the page would stop responding. An additional message does no harm.
 *
 * WebKit restores the scroll position only after `pageshow`, and not at all where scroll restoration is manual.
 */
export function surviveCache(): void {
  const { prototype } = MessagePort;
  // The platform’s method, called without its `this`.
  const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (message: unknown) => void;
  let scheduler: MessagePort | undefined;
  let position = { left: 0, top: 0 };
  const remember = (port: MessagePort, message: unknown) => {
    // Without other listeners nothing is notified.
    if (message === null) scheduler = port;
  };
  prototype.postMessage = function postAndRemember(this: MessagePort, ...given: [unknown]) {
    remember(this, given[0]);
    post.apply(this, given);
  };
  addEventListener('pagehide', () => {
    position = { left: scrollX, top: scrollY };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (scheduler) post.call(scheduler, null);
    scrollTo({ ...position, behavior: 'instant' });
  });
}
