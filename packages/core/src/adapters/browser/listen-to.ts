/** Listens to events of a window. @returns a function that removes the listener */
export const listenTo = <Name extends keyof WindowEventMap>(
  win: Window,
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): (() => void) => {
  win.addEventListener(name, listener);
  return () => win.removeEventListener(name, listener);
};
