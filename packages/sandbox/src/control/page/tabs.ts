/** Makes the tabs work by pointer and by keyboard (arrows, Home, End). @returns opens a tab by the id of its panel */
export function createTabs(list: Element): (panel: string) => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const open = (panel: string): void => {
    for (const tab of tabs) {
      const id = tab.getAttribute('aria-controls') ?? '';
      const chosen = id === panel;
      tab.ariaSelected = String(chosen);
      tab.tabIndex = chosen ? 0 : -1;
      const place = document.getElementById(id);
      if (place) place.hidden = !chosen;
      if (chosen && document.activeElement?.getAttribute('role') === 'tab') tab.focus();
    }
  };
  const panelOf = (index: number): string => tabs.at(index % tabs.length)?.getAttribute('aria-controls') ?? '';
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => open(panelOf(index)));
    tab.addEventListener('keydown', (event) => {
      const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      open(panelOf(next));
    });
  }
  return open;
}
