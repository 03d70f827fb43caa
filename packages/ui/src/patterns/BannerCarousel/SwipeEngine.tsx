import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

/** Imperative handle of the running engine. */
export interface SwipeApi {
  scrollTo(index: number, jump: boolean): void;
}

export interface SwipeEngineProps {
  /** The element that clips the track. */
  readonly viewport: HTMLElement;
  readonly start: number;
  readonly onReady: (api: SwipeApi | null) => void;
  /** Called when the visitor swiped or scrolled to a slide. */
  readonly onSelect: (index: number) => void;
}

/** Swiping and looping over rendered slides. Renders nothing; loaded after the first paint. */
export default function SwipeEngine({ viewport, start, onReady, onSelect }: SwipeEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start', startIndex: start });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!api) return undefined;
    const select = (): void => onSelect(api.selectedScrollSnap());
    api.on('select', select);
    onReady(api);
    return () => {
      api.off('select', select);
      onReady(null);
    };
  }, [api, onReady, onSelect]);
  return null;
}
