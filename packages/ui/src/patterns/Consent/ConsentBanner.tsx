import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../../foundations/text.css.ts';
import { Button } from '../../primitives/Button/index.ts';
import type { ConsentViewProps } from '../../views/consent/contract.ts';
import * as css from './Consent.css.ts';

export type ConsentBannerProps = Pick<ConsentViewProps, 'onYes' | 'onNo' | 'onChoose' | 'texts'>;

/** Whether a label is wider than its button without the padding. */
const isCramped = (buttons: HTMLElement): boolean =>
  [...buttons.querySelectorAll('button')].some((button) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(button);
    const room = button.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return (button.firstElementChild?.scrollWidth ?? 0) > room + 1;
  });

/**
 * Keeps the end of the page, and what has the focus, clear of the banner; nothing in view moves. Puts the answers below each other
 * where one of them would not fit beside the others, so that they stay equal.
 */
function useRoom(banner: RefObject<HTMLElement | null>, buttons: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const [root, row] = [banner.current, buttons.current];
    if (!root || !row) return undefined;
    const { documentElement: page, body } = document;
    let drawn = 0;
    const fit = (): void => {
      root.dataset['over'] = document.querySelector('[data-tabs]') ? 'tabs' : 'page';
      // Each time: the size of the text may have changed, not only that of the window.
      delete row.dataset['stacked'];
      if (isCramped(row)) row.dataset['stacked'] = '';
      const text = row.previousElementSibling;
      // A text that scrolls is in reach of the keyboard.
      if (text instanceof HTMLElement) text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
      body.style.paddingBlockEnd = `${root.offsetHeight}px`;
      page.style.scrollPaddingBlockEnd = `${window.innerHeight - root.getBoundingClientRect().top}px`;
    };
    const sizes = new ResizeObserver(() => {
      // In the next frame, because it moves elements that others observe.
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(fit);
    });
    page.dataset['question'] = '';
    fit();
    // Of the page too: another one may have no bottom bar.
    for (const element of [root, body]) sizes.observe(element);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(drawn);
      delete page.dataset['question'];
      body.style.paddingBlockEnd = '';
      page.style.scrollPaddingBlockEnd = '';
    };
  }, [banner, buttons]);
}

/** An element before the page, so that the banner is first in the order of the keyboard. */
function useFirstPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

function Banner({ onYes, onNo, onChoose, texts }: ConsentBannerProps) {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useRoom(banner, buttons);
  // A screen reader says what is put into a status that it knows already.
  useEffect(() => {
    if (status.current) status.current.textContent = texts.title;
  }, [texts.title]);
  return (
    <section ref={banner} className={css.banner} aria-labelledby={id} data-consent="">
      <div className={css.inside}>
        <div className={css.question}>
          <h2 id={id} className={css.title}>
            {texts.title}
          </h2>
          <p>{texts.body}</p>
        </div>
        <div ref={buttons} className={css.answers}>
          <Button variant="outline" block onClick={onNo}>
            {texts.no}
          </Button>
          <Button variant="outline" block onClick={onChoose}>
            {texts.choose}
          </Button>
          <Button variant="outline" block onClick={onYes}>
            {texts.yes}
          </Button>
        </div>
      </div>
      <p ref={status} role="status" className={visuallyHidden} />
    </section>
  );
}

/**
 * The question for consent, at the lower edge of the window above the bottom bar. It traps nothing and moves nothing; its three
 * answers have the same size and weight. In CSS: `data-consent`, `data-over` with `tabs` above a bottom bar, and `data-stacked` on
 * answers below each other; `data-question` on the root hides the floats, which would lie under it.
 */
export function ConsentBanner(props: ConsentBannerProps) {
  return createPortal(<Banner {...props} />, useFirstPlace());
}
