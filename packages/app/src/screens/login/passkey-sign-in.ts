import { perObject } from '@housefront/contract/per-object';
import { offerInField } from '@housefront/core/features/passkeys';
import type { Runtime } from '../../kernel/runtime.ts';

/** Offers passkeys while a form is shown. A browser has one such request at a time, so all forms of a document share it. */
const ownerOf = perObject(({ core, overlays }: Runtime) => {
  let forms = 0;
  let stop: (() => void) | undefined;
  const close = () => {
    overlays.close('login');
    overlays.close('register');
  };
  return (): (() => void) => {
    forms += 1;
    stop ??= offerInField(core, {
      onDone: close,
      onReset: () => {
        overlays.open('recovery');
        close();
      },
    });
    let isShown = true;
    return () => {
      if (!isShown) return;
      isShown = false;
      forms -= 1;
      if (forms > 0) return;
      stop?.();
      stop = undefined;
    };
  };
});

/** Offers passkeys in the account field of a form, until the returned function is called (PLT-01). */
export const offerPasskeys = (runtime: Runtime): (() => void) => ownerOf(runtime)();
