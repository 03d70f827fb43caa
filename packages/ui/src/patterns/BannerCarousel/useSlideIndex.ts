import { useId, useLayoutEffect, useState } from 'react';
import { slideShown } from './wire.ts';

/**
 * The slide that is shown, from 0. It begins with the one that the markup shows: that from the server may have been moved
 * before React came, see `wireCarousels`.
 * @returns with an id for the track
 */
export function useSlideIndex() {
  const id = useId();
  const [index, setIndex] = useState(() =>
    typeof document === 'undefined' ? 0 : slideShown(document.getElementById(id)),
  );
  // oxlint-disable-next-line react/set-state-in-effect -- A press may have moved it since it was rendered.
  useLayoutEffect(() => setIndex(slideShown(document.getElementById(id))), [id]);
  return { id, index, setIndex };
}
