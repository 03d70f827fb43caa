import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import type { AccountBlock } from '../../views/account/contract.ts';
import { Panel } from './Panel.tsx';
import * as terms from './TermsPanel.css.ts';

/** Pixels before the end that count as the end. */
const NEARLY = 8;

/**
 * Terms in a scrolling box: a press on a title scrolls to it, and `onEnd` is called once its end was visible. In CSS:
 * `data-part` marks a part (AGT-14x).
 */
export default function TermsPanel({ block }: { readonly block: Extract<AccountBlock, { kind: 'terms' }> }) {
  const { title, body, parts, jump, onEnd } = block;
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const id = useId();
  const look = (): void => {
    const place = box.current;
    if (!place) return;
    // Texts are sanitised before they are shown, so the box may still be empty, which has no end.
    const texts = [...place.querySelectorAll('[data-part] > div')];
    const shown = texts.every((text) => text.childNodes.length > 0);
    if (shown && place.scrollHeight - place.scrollTop - place.clientHeight <= NEARLY) onEnd?.();
  };
  const resized = useEffectEvent(look);
  useEffect(() => {
    const watcher = new ResizeObserver(() => resized());
    if (inside.current) watcher.observe(inside.current);
    return () => watcher.disconnect();
  }, []);
  const lead = (part: string): void => {
    const heading = document.getElementById(`${id}-${part}`);
    if (!heading || !box.current) return;
    box.current.scrollTo({ top: heading.offsetTop - NEARLY });
    heading.focus({ preventScroll: true });
  };
  return (
    <Panel title={title} body={body}>
      {parts.length > 1 && (
        <nav aria-label={jump} className={terms.jumps}>
          {parts.map((part) => (
            <Button key={part.id} variant="soft" size="sm" onClick={() => lead(part.id)}>
              {part.title}
            </Button>
          ))}
        </nav>
      )}
      {/* The keyboard scrolls the focused element. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} role="region" aria-label={title} tabIndex={0} className={terms.box} onScroll={look}>
        <div ref={inside} className={terms.parts}>
          {parts.map((part) => (
            <section key={part.id} data-part="">
              {part.title !== '' && (
                <h3 id={`${id}-${part.id}`} tabIndex={-1} className={terms.heading}>
                  {part.title}
                </h3>
              )}
              <RichText html={part.html} />
            </section>
          ))}
        </div>
      </div>
    </Panel>
  );
}
