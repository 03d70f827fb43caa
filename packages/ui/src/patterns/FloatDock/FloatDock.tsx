import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDismiss } from '../../primitives/behaviour/useDismiss.ts';
import { Glyph } from '../../primitives/shared/glyphs.tsx';
import type { Destination } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import { InFloatBar } from '../FloatBar/InFloatBar.tsx';
import * as css from './FloatDock.css.ts';

/** A floating element (SITE-10). */
export interface FloatModel extends Destination {
  readonly id: string;
  readonly title: string;
  /** Address of its picture; '' for the default icon. */
  readonly picture: string;
  readonly position: 'left' | 'right';
  /** Hides it until the session ends. */
  readonly onClose: () => void;
}

export interface FloatDockProps {
  readonly floats: readonly FloatModel[];
  /** Labels of the region, and of the close button. */
  readonly texts: { readonly label: string; readonly close: string };
}

function Picture({ address, size, className }: { address: string; size: number; className: string }) {
  return address ? (
    <img className={className} src={address} alt="" width={size} height={size} />
  ) : (
    <Glyph name="messages" className={className} size={`${size}px`} />
  );
}

/** One float: only an icon on narrow pages; it expands when pressed. */
function Float({ float, close }: { readonly float: FloatModel; readonly close: string }) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) content.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [open]);
  const handle = useRef<HTMLButtonElement>(null);
  const collapse = (): void => {
    const hasFocus = content.current?.contains(document.activeElement);
    // The button can get the focus once it is shown again.
    flushSync(() => setOpen(false));
    if (hasFocus) handle.current?.focus();
  };
  const { root } = useDismiss<HTMLDivElement>(open, collapse);
  const { title, picture } = float;
  return (
    <div ref={root} className={css.item} data-open={open ? '' : undefined}>
      <button ref={handle} type="button" className={css.handle} aria-label={title} onClick={() => setOpen(true)}>
        <Picture address={picture} size={22} className={css.small} />
      </button>
      <div ref={content} className={css.body}>
        <DestinationLink to={float} className={css.link}>
          <Picture address={picture} size={picture ? 32 : 24} className={picture ? css.picture : css.sign} />
          {title}
        </DestinationLink>
        <button type="button" className={css.close} aria-label={`${close}: ${title}`} onClick={float.onClose}>
          <Glyph name="close" size="14px" />
        </button>
      </div>
    </div>
  );
}

/** Floating elements of the site, at the ends of the bar of floats. In CSS: `data-position` is the end,
 * `data-open` an item that is expanded. */
export function FloatDock({ floats, texts }: FloatDockProps) {
  return (['left', 'right'] as const).map((position) => {
    const here = floats.filter((float) => float.position === position);
    if (here.length === 0) return null;
    return (
      <InFloatBar key={position} side={position === 'left' ? 'start' : 'end'}>
        <aside className={css.dock} data-position={position} aria-label={texts.label}>
          {here.map((float) => (
            <Float key={float.id} float={float} close={texts.close} />
          ))}
        </aside>
      </InFloatBar>
    );
  });
}
