import { useCallback, useState } from 'react';

/** A picture, and whether it failed. Give `ref` and `onError` to its element. */
export interface FailedPicture {
  readonly failed: boolean;
  /** Finds a failure before hydration, which fires no event (`markFailedPictures`). */
  readonly ref: (image: HTMLImageElement | null) => void;
  readonly onError: () => void;
}

/** Whether the picture of an address failed, for places that show something else then (IMG-03). */
export function useFailedPicture(address: string | null | undefined): FailedPicture {
  const [failed, setFailed] = useState<string | null>(null);
  const onError = useCallback(() => setFailed(address ?? null), [address]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.hasAttribute('data-failed')) onError();
    },
    [onError],
  );
  return { failed: failed !== null && failed === address, ref, onError };
}
