/*
 * Scripts that take something out of a browser before the first script of a page, or let something else write into the page.
 * Each runs in the page by itself, so none uses anything outside its function.
 */

/** No storage of any kind, as with all cookies blocked; nor a channel between tabs, nor a list of languages. */
export function storage(): void {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  for (const name of ['language', 'languages']) Object.defineProperty(navigator, name, { value: undefined });
}

/** A web view whose app has not enabled storage. */
export function storageAreas(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'cookieStore'])
    Object.defineProperty(window, name, { value: null });
}

/** Storage that can be read and not written: it is full, or the window is a private one of an older browser. */
export function roomInStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Every window is blocked, also those of a press, and frames have no storage. */
export function windowsAndStorageInFrames(): void {
  Object.defineProperty(window, 'open', { value: () => null });
  if (window === top) return;
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

/** An embedded browser without windows. */
export function windowFunction(): void {
  Object.defineProperty(window, 'open', { value: undefined });
}

/** None of the interfaces that need a secure context, newer browsers or a permission. */
export function interfaces(): void {
  const ofNavigator =
    'clipboard connection credentials locks mediaSession permissions sendBeacon serviceWorker share storage userActivation vibrate wakeLock';
  for (const name of ofNavigator.split(' ')) Reflect.deleteProperty(Navigator.prototype, name);
  const ofWindow =
    'BroadcastChannel CompressionStream Notification PerformanceObserver PublicKeyCredential PushManager Sanitizer SharedWorker Worker navigation requestIdleCallback scheduler';
  for (const name of ofWindow.split(' ')) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Crypto.prototype, 'subtle');
}

/** A translator, as browsers have it: each text becomes two nested `<font>`, later ones too, and the root gets a class. */
export function itsOwnTexts(): void {
  const skip = 'script, style, textarea, noscript, font, [translate="no"]';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(skip)) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'en-x-mtfrom-en';
    setInterval(translate, 50);
  });
}

/** Password managers, dark modes, translators of words, blockers: attributes, elements that come, elements that go. */
export function restFromExtensions(): void {
  const removed = new WeakSet<Element>();
  const write = () => {
    const { body, documentElement: root } = document;
    if (!body) return;
    if (!root.hasAttribute('data-darkreader-mode')) root.setAttribute('data-darkreader-mode', 'dynamic');
    if (!body.hasAttribute('cz-shortcut-listen')) {
      body.setAttribute('cz-shortcut-listen', 'true');
      for (const place of [body, document.head]) {
        place.prepend(document.createElement('extension-root'));
        place.append(document.createElement('style'));
      }
    }
    for (const field of document.querySelectorAll<HTMLElement>(
      'input:not([data-lpignore]), select:not([data-lpignore])',
    )) {
      field.setAttribute('data-lpignore', 'true');
      field.style.backgroundRepeat = 'no-repeat';
      field.after(document.createElement('extension-icon'));
    }
    for (const link of document.querySelectorAll('a:not([data-extension])')) {
      link.setAttribute('data-extension', '');
      link.append(document.createElement('extension-badge'));
    }
    // A blocker removes what looks like advertising.
    for (const part of document.querySelectorAll('footer li:first-child, main li:nth-child(4)')) {
      if (removed.has(part)) continue;
      removed.add(part);
      part.remove();
    }
  };
  new MutationObserver(write).observe(document, { childList: true, subtree: true });
}
