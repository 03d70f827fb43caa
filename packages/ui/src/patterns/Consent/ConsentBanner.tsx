import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { visuallyHidden } from '../../foundations/text.css.ts';
import type { ConsentViewProps } from '../../views/consent/contract.ts';
import { Answers } from './Answers.tsx';
import * as css from './Consent.css.ts';

export type ConsentBannerProps = Pick<ConsentViewProps, 'onYes' | 'onNo' | 'onChoose' | 'texts'>;

/** Name of the variable by which bars at the side end above the banner. */
const roomName = componentVars.question.room.replace(/^var\((.+)\)$/, '$1');

/**
 * Keeps the end of the page, bars at its side, and what has the focus, clear of the banner; nothing in view moves.
 */
function useRoom(banner: RefObject<HTMLElement | null>, question: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const [root, text] = [banner.current, question.current];
    if (!root || !text) return undefined;
    const { documentElement: page, body } = document;
    let drawn = 0;
    const fit = (): void => {
      root.dataset['over'] = document.querySelector('[data-tabs]') ? 'tabs' : 'page';
      // A text that scrolls is in reach of the keyboard.
      text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
      body.style.paddingBlockEnd = `${root.offsetHeight}px`;
      const room = `${window.innerHeight - root.getBoundingClientRect().top}px`;
      page.style.scrollPaddingBlockEnd = room;
      page.style.setProperty(roomName, room);
    };
    const sizes = new ResizeObserver(() => {
      // In the next frame, because it moves elements that others observe.
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(fit);
    });
    page.dataset['question'] = '';
    fit();
    // Of the page too: another one may have no bottom bar.
    for (const element of [root, text, body]) sizes.observe(element);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(drawn);
      delete page.dataset['question'];
      body.style.paddingBlockEnd = '';
      page.style.scrollPaddingBlockEnd = '';
      page.style.removeProperty(roomName);
    };
  }, [banner, question]);
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
  const question = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useRoom(banner, question);
  // A screen reader says what is put into a status that it knows already.
  useEffect(() => {
    if (status.current) status.current.textContent = texts.title;
  }, [texts.title]);
  return (
    <section ref={banner} className={css.banner} aria-labelledby={id} data-consent="">
      <div className={css.inside}>
        <div ref={question} className={css.question}>
          <h2 id={id} className={css.title}>
            {texts.title}
          </h2>
          <p>{texts.body}</p>
        </div>
        <Answers
          answers={[
            [texts.no, onNo],
            [texts.choose, onChoose],
            [texts.yes, onYes],
          ]}
        />
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
