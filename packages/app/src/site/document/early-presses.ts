/** Buttons that were pressed before hydration, and the listener that records them. */
interface EarlyPresses {
  readonly buttons: Set<HTMLButtonElement>;
  readonly note: (event: MouseEvent) => void;
}

declare global {
  var earlyPresses: EarlyPresses | undefined;
}

/**
 * Inline script that records presses on buttons from the first paint until hydration; links work without it. Written for the
 * oldest supported browsers.
 */
export const earlyPressScript =
  'var earlyPresses={buttons:new Set,note:function(e){var t=e.target,b=t.closest&&t.closest("button");if(b){earlyPresses.buttons.add(b);e.preventDefault()}}};addEventListener("click",earlyPresses.note,true)';

/** Replays the recorded presses, each button once. Call it as soon as React listens: it hydrates pressed parts first. */
export function replayEarlyPresses(): void {
  const early = globalThis.earlyPresses;
  if (!early) return;
  removeEventListener('click', early.note, true);
  globalThis.earlyPresses = undefined;
  for (const button of early.buttons) button.click();
}
