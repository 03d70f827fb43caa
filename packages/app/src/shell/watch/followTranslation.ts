/**
 * Makes React work in a page that a browser translates (ADR 61). Translators replace text nodes with `<font>`.
 * React keeps references to its own nodes: its updates become invisible, and removing them or inserting before them throws.
 * This restores a text that changes, so that the translator sees it again, and redirects operations on a removed node to
 * its replacement (FLD-10).
 * @returns stops it and undoes everything
 */
export function followTranslation(): () => void {
  const replacements = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });
  const translations = new MutationObserver((records) => notice(records));
  let isPatched = false;
  // oxlint-disable-next-line typescript/unbound-method -- Called with their node.
  const { insertBefore, removeChild } = Node.prototype;

  function putBack(text: Node): void {
    const replacement = replacements.get(text);
    if (!text.isConnected && replacement?.isConnected) replacement.replaceWith(text);
  }

  /** The replacement of a removed child of this parent. */
  const replacementOf = (child: Node | null, parent: Node): Element | undefined => {
    if (!(child instanceof Text) || child.parentNode === parent) return undefined;
    notice(translations.takeRecords());
    const replacement = replacements.get(child);
    return replacement?.parentNode === parent ? replacement : undefined;
  };

  /** Called only when a page is translated, so that other pages have no cost. */
  function patch(): void {
    isPatched = true;
    Node.prototype.removeChild = function removed<Child extends Node>(this: Node, child: Child): Child {
      const replacement = replacementOf(child, this);
      if (!replacement) return removeChild.call(this, child) as Child; // The same node comes back.
      removeChild.call(this, replacement);
      return child;
    };
    Node.prototype.insertBefore = function inserted<Child extends Node>(
      this: Node,
      node: Child,
      before: Node | null,
    ): Child {
      return insertBefore.call(this, node, replacementOf(before, this) ?? before) as Child; // As above.
    };
  }

  function notice(records: readonly MutationRecord[]): void {
    for (const record of records) {
      for (const text of record.removedNodes) {
        if (!(text instanceof Text)) continue;
        const replacement = fontOf(record, records);
        if (!replacement) continue;
        replacements.set(text, replacement);
        changes.observe(text, { characterData: true });
        if (!isPatched) patch();
      }
    }
  }

  translations.observe(document.body, { childList: true, subtree: true });
  return () => {
    translations.disconnect();
    changes.disconnect();
    if (isPatched) Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * The element that replaced a removed node: it is inserted in the same step, just before the removal beside it, or just
 * after.
 */
function fontOf(removal: MutationRecord, records: readonly MutationRecord[]): Element | undefined {
  const { target, previousSibling, nextSibling } = removal;
  const came = records.flatMap((other) => (other.target === target ? [...other.addedNodes].filter(isFont) : []));
  return (
    [...removal.addedNodes].find(isFont) ??
    came.find((font) => font === previousSibling || font === nextSibling) ??
    records
      .filter(
        (other) =>
          other.target === target && other.previousSibling === previousSibling && other.nextSibling === nextSibling,
      )
      .flatMap(({ addedNodes }) => [...addedNodes])
      .find(isFont)
  );
}
