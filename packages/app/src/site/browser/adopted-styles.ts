import { useEffect } from 'react';

/** Properties of {@link styleSingleton}'s component. */
export interface StyleProps {
  readonly styles: string;
  /** Unused: new texts always apply. */
  readonly dynamic?: boolean;
}

/**
 * Takes the place of `react-style-singleton` in builds. Its texts hold the width of a scroll bar, so they have no fixed hash,
 * and pages that visitors share have no nonce. A sheet without an element needs neither. Browsers without such sheets (Safari
 * before 16.4) let the page behind a dialog scroll (SEC-01).
 * @returns a component that applies its styles while at least one is mounted
 */
export function styleSingleton(): (props: StyleProps) => null {
  const sheets: CSSStyleSheet[] = [];
  return ({ styles }) => {
    useEffect(() => {
      if (!('adoptedStyleSheets' in document)) return undefined;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      sheets.push(sheet);
      // One at a time: several dialogs lock the same scrolling.
      if (sheets.length === 1) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        const isFirst = sheets[0] === sheet;
        sheets.splice(sheets.indexOf(sheet), 1);
        if (!isFirst) return;
        const [next] = sheets;
        const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
        document.adoptedStyleSheets = next ? [...others, next] : others;
      };
    }, [styles]);
    return null;
  };
}
