import { onTestFinished } from 'vitest';

const skipped = 'script, style, textarea, option, [data-translated]';

/**
 * Translates the page as browsers do: replaces each text node by two nested `<font>`, later ones too. The text stays the
 * same, so that a page can be compared. Ends with the test, or by hand.
 * @param obedient skips elements with `translate="no"`; some extensions do not
 */
export function translatePage({ obedient = true } = {}): () => void {
  const skip = obedient ? `${skipped}, [translate="no"]` : skipped;
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(skip)) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.dataset['translated'] = '';
      outer.style.verticalAlign = 'inherit';
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const later = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData' && target.isConnected) translate(target);
      for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  translate(document.body);
  later.observe(document.body, { subtree: true, childList: true, characterData: true });
  const stop = () => later.disconnect();
  onTestFinished(stop);
  return stop;
}
