/** Buttons that were pressed before the page could answer, and what notes them. */
interface EarlyPresses {
  readonly buttons: Set<HTMLButtonElement>;
  readonly note: (event: MouseEvent) => void;
}

declare global {
  var earlyPresses: EarlyPresses | undefined;
}

/**
 * Notes presses on buttons from the first paint on, until the page is hydrated; links lead where they say without it. It
 * stands in the document itself, before anything is loaded, and in the words of the oldest browsers.
 */
export const earlyPressScript =
  'var earlyPresses={buttons:new Set,note:function(e){var t=e.target,b=t.closest&&t.closest("button");if(b){earlyPresses.buttons.add(b);e.preventDefault()}}};addEventListener("click",earlyPresses.note,true)';

/**
 * Carries out what was pressed before the page was hydrated, each button once however often it was pressed. Call it as soon
 * as React listens: it hydrates what is pressed first.
 */
export function replayEarlyPresses(): void {
  const early = globalThis.earlyPresses;
  if (!early) return;
  removeEventListener('click', early.note, true);
  globalThis.earlyPresses = undefined;
  for (const button of early.buttons) button.click();
}
